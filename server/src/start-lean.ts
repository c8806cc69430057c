const OPTIONS = [
  // Else garbage of 130 MB gathers before V8 looks at it,
  '--max-semi-space-size=8',
  // and what is old may grow to four times of what lives.
  '--heap-growing-percent=30',
]

/** glibc keeps up to 64 MB for every thread, and as much at the end of the heap, which it hardly ever gives back. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: String(2 ** 20) }

/**
 * Starts this process anew with what keeps its memory small and can only be said at the start; to whoever started it, it stays
 * the same process. What the environment says of memory wins.
 */
export function startLean(): void {
  if (process.platform !== 'linux' || !process.execve || process.execArgv.includes(OPTIONS[0]!)) return
  process.execve(process.execPath, [process.execPath, ...OPTIONS, ...process.execArgv, ...process.argv.slice(1)], {
    ...ENVIRONMENT,
    ...process.env,
  })
}
