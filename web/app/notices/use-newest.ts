import type { Notice } from 'contract/notices/endpoints'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { m } from '#messages'

export type Newest =
  | { state: 'loading' }
  | { state: 'failed'; why: string }
  | { state: 'here'; notices: readonly Notice[] }

/** The newest few of one's notices, loaded when this is first shown. */
export function useNewest(count: number): Newest {
  const [newest, show] = useState<Newest>({ state: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    api.notices.list({ query: { per_page: count } }, { signal: leaving.signal }).then(
      ({ data }) => show({ state: 'here', notices: data }),
      (error: unknown) => !leaving.signal.aborted && show({ state: 'failed', why: whyOf(error) }),
    )
    return () => leaving.abort()
  }, [count])
  return newest
}

const whyOf = (error: unknown) => (error instanceof ApiError ? error.message : m.notices_wrong())
