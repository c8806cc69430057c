import type { MergePreview } from 'contract/customers/merging'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'

interface PreviewRead {
  preview: MergePreview | undefined
  /** why it could not be read */
  failure: string
}

const NOTHING = { of: undefined, preview: undefined, failure: '' }

/** Two customers side by side; nothing while no other one is chosen. */
export function useMergePreview(id: number, other: number | undefined): PreviewRead {
  const [read, setRead] = useState<PreviewRead & { of: number | undefined }>(NOTHING)
  useEffect(() => {
    if (other === undefined) return undefined
    const leaving = new AbortController()
    api.customers
      .mergePreview({ params: { id }, query: { other } }, { signal: leaving.signal })
      .then(({ data }) => setRead({ of: other, preview: data, failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError)
          setRead({ of: other, preview: undefined, failure: error.message })
      })
    return () => leaving.abort()
  }, [id, other])
  return read.of === other ? read : NOTHING
}
