/** Reads a value at most once in a while; `undefined` while the first reading is under way, the previous one after. */
export function remembered<T>(everyMs: number, read: () => Promise<T>): { now(): T | undefined; read(): Promise<T> } {
  let kept: T | undefined
  let reading: Promise<T> | undefined
  let since = -Infinity
  const refresh = (): Promise<T> => {
    if (reading && performance.now() - since < everyMs) return reading
    since = performance.now()
    reading = read().then((value) => (kept = value))
    reading.catch(() => (reading = undefined))
    return reading
  }
  return {
    now() {
      refresh().catch(() => undefined)
      return kept
    },
    read: refresh,
  }
}
