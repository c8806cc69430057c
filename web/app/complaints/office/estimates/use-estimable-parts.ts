import type { EstimablePart } from 'contract/complaints/estimates'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'

interface Offered {
  /** undefined while they are being read */
  parts: readonly EstimablePart[] | undefined
  /** why they could not be read */
  failure: string
}

/** The spare parts that fit the model of a complaint. */
export function useEstimableParts(complaintId: number): Offered {
  const [offered, setOffered] = useState<Offered>({ parts: undefined, failure: '' })
  useEffect(() => {
    const leaving = new AbortController()
    api.estimates
      .parts({ params: { id: complaintId } }, { signal: leaving.signal })
      .then(({ data }) => setOffered({ parts: data, failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError) setOffered({ parts: [], failure: error.message })
      })
    return () => leaving.abort()
  }, [complaintId])
  return offered
}
