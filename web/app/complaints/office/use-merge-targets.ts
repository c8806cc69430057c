import type { MergeTarget } from 'contract/complaints/merging'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'

interface Targets {
  targets: readonly MergeTarget[] | undefined
  /** why they could not be read */
  failure: string
}

/** The complaints into which one can be merged. */
export function useMergeTargets(id: number): Targets {
  const [read, setRead] = useState<Targets>({ targets: undefined, failure: '' })
  useEffect(() => {
    const leaving = new AbortController()
    api.complaintMerging
      .listTargets({ params: { id } }, { signal: leaving.signal })
      .then(({ data }) => setRead({ targets: data, failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError)
          setRead({ targets: undefined, failure: error.message })
      })
    return () => leaving.abort()
  }, [id])
  return read
}
