const OPTIONS = [
  // Otherwise 130 MB of garbage gather before V8 collects it,
  '--max-semi-space-size=4',
  // and the old generation may grow to four times its live size.
  '--heap-growing-percent=30',
  // A start fills so much, and need not look through it five times.
  '--initial-old-space-size=64',
]

/** glibc keeps up to 64 MB per thread, and as much at the end of the heap, and hardly ever returns it. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: String(2 ** 20) }

/**
 * Restarts this process with settings that keep its memory small and can only be given at start; the parent sees the
 * same process. Settings in the environment win. With `NODE_COMPILE_CACHE` even the first of our files comes from there:
 * one that does not makes Node load its TypeScript compiler, 15 MB, and keep it.
 */
export function startLean(settings: { NODE_COMPILE_CACHE: string }): void {
  if (process.platform !== 'linux' || !process.execve || process.execArgv.includes(OPTIONS[0]!)) return
  process.execve(process.execPath, [process.execPath, ...OPTIONS, ...process.execArgv, ...process.argv.slice(1)], {
    ...ENVIRONMENT,
    ...settings,
    ...process.env,
  })
}
