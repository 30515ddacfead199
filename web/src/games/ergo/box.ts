import type { Box } from '../../lib/board'

export default { minutes: [20, 30], age: 8 } satisfies Box
