import { useEffect, useState } from 'react'

export type Choices<T> =
  | { state: 'loading'; rows?: undefined }
  | { state: 'failed'; rows?: undefined; retry: () => void }
  | { state: 'ready'; rows: readonly T[] }

/** What a select offers, asked for when it is first needed and anew for each other `of`. */
export function useChoices<T>(
  of: number | 'all',
  load: (of: number, options: { signal: AbortSignal }) => Promise<{ data: T[] }>,
): Choices<T> {
  const [tries, setTries] = useState(0)
  const asked = `${of} ${tries}`
  const [answer, setAnswer] = useState<{ asked: string; rows?: readonly T[] }>()
  useEffect(() => {
    const leaving = new AbortController()
    load(Number(of), { signal: leaving.signal }).then(
      ({ data }) => setAnswer({ asked, rows: data }),
      () => !leaving.signal.aborted && setAnswer({ asked }),
    )
    return () => leaving.abort()
    // `load` is written anew with each drawing; `asked` says what is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  if (answer?.asked !== asked) return { state: 'loading' }
  return answer.rows ? { state: 'ready', rows: answer.rows } : { state: 'failed', retry: () => setTries(tries + 1) }
}
