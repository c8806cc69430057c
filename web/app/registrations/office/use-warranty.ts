import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { WarrantyDetail } from 'contract/registrations/endpoints'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { rowOrAbsent } from '../../office/row-or-absent.ts'

export interface Warranty {
  warranty: WarrantyDetail
  /** the newest about it */
  complaint: ComplaintDetail | null
}

type Found = Warranty | { failure: string } | null

/** A warranty and its complaint; undefined while loading, null if there is none. */
export function useWarranty(id: string | null): { found: Found | undefined; retry: () => void } {
  const [answer, setAnswer] = useState<{ to: string; found: Found }>()
  const [tries, setTries] = useState(0)
  const question = id === null ? undefined : `${id} ${tries}`
  useEffect(() => {
    if (id === null || question === undefined) return undefined
    const leaving = new AbortController()
    read(id, leaving.signal).then(
      (found) => setAnswer({ to: question, found }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setAnswer({ to: question, found: { failure: error instanceof ApiError ? error.message : String(error) } })
      },
    )
    return () => leaving.abort()
  }, [id, question])
  return {
    found: answer?.to === question ? answer?.found : undefined,
    retry: () => setTries((before) => before + 1),
  }
}

async function read(id: string, signal: AbortSignal): Promise<Warranty | null> {
  const warranty = await rowOrAbsent(api.registrations.warranty({ params: { id } }, { signal }))
  if (!warranty) return null
  const { complaint_id } = warranty
  const complaint =
    complaint_id === null ? null : await rowOrAbsent(api.complaints.get({ params: { id: complaint_id } }, { signal }))
  return { warranty, complaint }
}
