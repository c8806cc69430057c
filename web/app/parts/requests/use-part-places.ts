import type { PartPlace } from 'contract/parts/stock'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

/** Where parts can be; undefined until they have been read, or where that failed: a place is then as it was. */
export function usePartPlaces(): readonly PartPlace[] | undefined {
  const [places, setPlaces] = useState<readonly PartPlace[]>()
  useEffect(() => {
    const leaving = new AbortController()
    api.partStock
      .places(undefined, { signal: leaving.signal })
      .then(({ data }) => setPlaces(data))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return places
}
