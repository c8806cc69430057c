import { useEffect, useState } from 'react'
import { staffNames } from '../../accounts/staff-names.ts'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'

/** Undefined staff and no failure: they are being read. */
export interface Staff {
  staff: readonly { id: number; name: string }[] | undefined
  /** why they could not be read */
  failure: string
}

/** The members of staff who can see to messages. They come after the screen. */
export function useStaff(): Staff {
  const [found, setFound] = useState<Staff>({ staff: undefined, failure: '' })
  useEffect(() => {
    const leaving = new AbortController()
    api.enquiries
      .staff(undefined, { signal: leaving.signal })
      .then(({ data }) => setFound({ staff: staffNames(data), failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError) setFound({ staff: undefined, failure: error.message })
      })
    return () => leaving.abort()
  }, [])
  return found
}
