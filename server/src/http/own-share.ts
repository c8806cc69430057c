import { readdirSync, readFileSync } from 'node:fs'

/** The part of the last interval in which this thread computed: the rest of a delay is the machine's. */
export function computedShare(intervalMs: number): { readonly share: number; stop(): void } {
  let share = 1
  let before = { at: performance.now(), used: threadMs() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), used: threadMs() }
    share = Math.min(1, (now.used - before.used) / (now.at - before.at))
    before = now
  }, intervalMs).unref()
  return {
    get share() {
      return share
    },
    stop: () => clearInterval(timer),
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const LOOK_MS = 100

/**
 * The share of the processor time that this process wanted and was given lately, from 0 to 1; less while other programs
 * use it. 1 where the system does not say. Call it regularly: it compares with the previous call.
 */
export function servedShare(): () => number {
  let looked = { at: performance.now(), ...processorTimes() }
  let share = 1
  return () => {
    if (performance.now() - looked.at >= LOOK_MS) {
      const now = { at: performance.now(), ...processorTimes() }
      const [ran, waited] = [now.ran - looked.ran, now.waited - looked.waited]
      // A thread that has ended takes its times with it.
      share = ran > 0 && waited > 0 ? ran / (ran + waited) : 1
      looked = now
    }
    return share
  }
}

/** How long the threads of this process ran and how long they waited for a processor, in nanoseconds. */
function processorTimes(): { ran: number; waited: number } {
  const times = { ran: 0, waited: 0 }
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const [ran, waited] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1').split(' ')
      times.ran += Number(ran)
      times.waited += Number(waited)
    }
  } catch {
    // Not on Linux, or a thread has just ended.
  }
  return times
}
