import { readdirSync, readFileSync } from 'node:fs'

const LOOK_MS = 100

/**
 * The share of the processor time that this process wanted and was given lately, from 0 to 1; less while other programs
 * use it. 1 where the system does not say. Call it regularly: it compares with an earlier call.
 */
export function servedShare(): () => number {
  let looked = { at: performance.now(), threads: timesOfThreads() }
  let share = 1
  return () => {
    if (performance.now() - looked.at >= LOOK_MS) {
      const now = { at: performance.now(), threads: timesOfThreads() }
      share = shareBetween(looked.threads, now.threads)
      looked = now
    }
    return share
  }
}

interface Times {
  ran: number
  waited: number
}

function shareBetween(before: Map<string, Times>, now: Map<string, Times>): number {
  let [ran, waited] = [0, 0]
  for (const [thread, times] of now) {
    const { ran: ranBefore, waited: waitedBefore } = before.get(thread) ?? { ran: 0, waited: 0 }
    ran += times.ran - ranBefore
    waited += times.waited - waitedBefore
  }
  return ran + waited > 0 ? ran / (ran + waited) : 1
}

/** How long each thread of this process ran and how long it waited for a processor, in nanoseconds. */
function timesOfThreads(): Map<string, Times> {
  const times = new Map<string, Times>()
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const [ran, waited] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1').split(' ')
      times.set(thread, { ran: Number(ran), waited: Number(waited) })
    }
  } catch {
    // Not on Linux, or a thread has just ended.
  }
  return times
}
