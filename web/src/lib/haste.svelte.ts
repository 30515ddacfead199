/** Whether things travel to where they are, or are simply there. */
import { prefersReducedMotion } from 'svelte/motion'

class Haste {
  /** One leafs through a match faster than anything could travel: the board jumps. */
  on = $state(false)
}

export const haste = new Haste()

export const still = (): boolean => haste.on || prefersReducedMotion.current

/** What has begun to move in here is where it goes; what never ends, as a glow, stays. */
export function arrive(room: Element): void {
  for (const motion of room.getAnimations({ subtree: true })) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
  }
}
