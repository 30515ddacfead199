import type { Box } from '../../lib/board'

// Neither is printed: both are ours, and the messages and the rulebook say so.
export default { minutes: [20, 30], age: 8 } satisfies Box
