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
