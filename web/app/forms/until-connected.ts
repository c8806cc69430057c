import { ApiError } from '../api/api-error.ts'

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/** Called with a way to retry at once when the connection is lost, and with nothing when a retry starts. */
export type OnLost = (tryNow: (() => void) | undefined) => void

/** Repeats the work with growing pauses until it gets an answer. `isNew` tells whether it made progress since the last attempt. */
export async function untilConnected<T>(
  work: () => Promise<T>,
  { signal, isNew, onLost }: { signal: AbortSignal; isNew: () => boolean; onLost: OnLost },
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error
      if (isNew()) tries = 0
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!, signal, onLost)
    }
  }
}

/** No response, one from an intermediary, or a server that is busy for a moment: a retry may help. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status === 429 && !isForLong(error)) ||
    error.status >= 502 ||
    (error.status === 0 && error.code !== 'unreadable'))

const MOMENT_SECONDS = 60

/** A wait of hours is reported instead of retried. */
export const isForLong = ({ status, retryAfter = 0 }: ApiError): boolean =>
  status === 429 && retryAfter > MOMENT_SECONDS

/** Resolves on time-out, when the device is online again, or on request. */
function pause(milliseconds: number, signal: AbortSignal, onLost: OnLost): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(goOn, milliseconds)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      signal.removeEventListener('abort', giveUp)
    }
    function goOn() {
      end()
      resolve()
    }
    function giveUp() {
      end()
      reject(signal.reason)
    }
    addEventListener('online', goOn)
    signal.addEventListener('abort', giveUp)
    onLost(goOn)
  })
}
