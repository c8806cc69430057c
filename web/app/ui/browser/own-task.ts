/**
 * Runs this in a task of its own, so that a slow phone can answer a touch in between while a page comes alive. Returns what
 * cancels it.
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
