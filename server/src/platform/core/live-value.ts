/** A stored value as cached by this process. */
export interface LiveValue<T> {
  /** as it was last read: without a query, so also within a transaction */
  readonly current: T
  /** The same, once a reading that is under way has ended. */
  settled(): Promise<T>
  /** Reads it again; keeps the previous value if that fails. */
  reload(): Promise<void>
}

/** Keeps a stored value in this process. It is `initial` until it is read for the first time. */
export function liveValue<T>(initial: T, read: () => Promise<T>, onError: (error: unknown) => void): LiveValue<T> {
  let current = initial
  let reading = Promise.resolve()
  async function refresh() {
    try {
      current = await read()
    } catch (error) {
      onError(error)
    }
  }
  return {
    get current() {
      return current
    },
    async settled() {
      await reading
      return current
    },
    reload() {
      // One after the other, so that an older answer does not replace a newer one.
      reading = reading.then(refresh)
      return reading
    },
  }
}
