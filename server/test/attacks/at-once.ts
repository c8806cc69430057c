import { Refused } from '../api-over.ts'

/** How each of these ends when all begin at the same moment: its status. */
export const atOnce = (calls: readonly (() => Promise<unknown>)[]): Promise<number[]> =>
  Promise.all(
    calls.map(async (call) => {
      try {
        await call()
        return 200
      } catch (error) {
        if (error instanceof Refused) return error.status
        throw error
      }
    }),
  )

/** The same call by twenty at once. */
export const twentyAtOnce = (call: (at: number) => Promise<unknown>): Promise<number[]> =>
  atOnce(Array.from({ length: 20 }, (_, at) => () => call(at)))

/** How many ended in which way: `{ 200: 1, 409: 19 }`. */
export const counted = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
