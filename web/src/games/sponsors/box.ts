import type { Box } from '../../lib/board'

export default { minutes: [45, 60], age: 9 } satisfies Box
