/** The first request after a phone says that it is online often fails. */
const SETTLING_MS = 1000

/** Runs the work a moment after the device is online again, each time. Returns what ends that. */
export function whenOnline(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOnline = () => {
    clearTimeout(timer)
    timer = setTimeout(work, SETTLING_MS)
  }
  addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', onOnline)
  }
}
