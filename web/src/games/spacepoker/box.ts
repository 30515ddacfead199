import type { Box } from '../../lib/board'

// The age is printed; the minutes are ours, and the messages and the rulebook say so.
export default { minutes: [20, 40], age: 7 } satisfies Box
