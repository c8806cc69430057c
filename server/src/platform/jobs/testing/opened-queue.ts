import { onTestFinished } from 'vitest'
import { type Place, type QueueWorld, queueWorld } from './queue-world.ts'

/** Jobs must be defined before this. */
export async function opened(place?: Place): Promise<QueueWorld> {
  const world = await queueWorld(place)
  onTestFinished(world.end)
  return world
}
