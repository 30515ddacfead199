import type { Box } from '../../lib/board'

export default { minutes: [20, 40], age: 7 } satisfies Box
