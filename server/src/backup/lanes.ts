/** Processes items with limited concurrency; stops at the first failure. */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = (async function* () {
    yield* items
  })()
  const lane = async () => {
    for (;;) {
      const { done, value } = await queue.next()
      if (done) return
      await work(value)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    await queue.return()
  }
}
