import type { CallOptions } from 'contract/core/client'
import { useEffect, useState } from 'react'

export type Choices<T> =
  | { state: 'loading'; rows?: undefined }
  | { state: 'failed'; rows?: undefined; retry: () => void }
  | { state: 'ready'; rows: readonly T[] }

/** The options of a select, loaded when it is first rendered. Mount a new select to offer something else. */
export function useChoices<T>(load: (options: CallOptions) => Promise<{ data: T[] }>): Choices<T> {
  const [tries, setTries] = useState(1)
  const [answer, setAnswer] = useState<{ to: number; rows?: readonly T[] }>()
  useEffect(() => {
    const leaving = new AbortController()
    load({ signal: leaving.signal }).then(
      ({ data }) => setAnswer({ to: tries, rows: data }),
      () => !leaving.signal.aborted && setAnswer({ to: tries }),
    )
    return () => leaving.abort()
    // Once per attempt, although `load` is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tries])
  if (answer?.to !== tries) return { state: 'loading' }
  return answer.rows ? { state: 'ready', rows: answer.rows } : { state: 'failed', retry: () => setTries(tries + 1) }
}
