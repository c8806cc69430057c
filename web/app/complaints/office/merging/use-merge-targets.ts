import type { MergeTarget } from 'contract/complaints/merging'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'

export interface MergeTargets {
  targets: readonly MergeTarget[] | undefined
  /** why they could not be read */
  failure: string
}

/** The complaints into which one can be merged. */
export function useMergeTargets(id: number): MergeTargets {
  const [read, setRead] = useState<MergeTargets>({ targets: undefined, failure: '' })
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
