import type { Box } from '../../lib/board'

export default { minutes: [30, 50], age: 10 } satisfies Box
