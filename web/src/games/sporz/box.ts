import type { Box } from '../../lib/board'

export default { minutes: [30, 60], age: 10, seats: 8 } satisfies Box
