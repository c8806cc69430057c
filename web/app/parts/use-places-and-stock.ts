import type { PartPlace, StockLine } from 'contract/parts/stock'
import { useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { loadStock } from './load-stock.ts'

/** Undefined and no failure: it is being read. */
interface Read<T> {
  value: T | undefined
  failure: string
}

/** Where parts can be, as far as the caller sees them. */
export const usePartPlaces = (): Read<readonly PartPlace[]> =>
  useRead('places', async (signal) => (await api.partStock.places(undefined, { signal })).data)

/** The good parts at a place, none without one. */
export const useStockAt = (place: string): Read<readonly StockLine[]> =>
  useRead(place, async (signal) => (place === '' ? NOTHING : loadStock({ place, is_defective: false }, signal)))

const NOTHING: readonly StockLine[] = []

/** What is read again whenever `what` changes. */
function useRead<T>(what: string, read: (signal: AbortSignal) => Promise<T>): Read<T> {
  const [known, setKnown] = useState<Read<T> & { what: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal)
      .then((value) => setKnown({ what, value, failure: '' }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted && error instanceof ApiError)
          setKnown({ what, value: undefined, failure: error.message })
      })
    return () => leaving.abort()
    // What is read follows from `what`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [what])
  return known?.what === what ? known : { value: undefined, failure: '' }
}
