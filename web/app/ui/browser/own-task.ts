/** Runs the work in its own task, so that a slow phone can respond to a touch before it. Returns a function that cancels it. */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
