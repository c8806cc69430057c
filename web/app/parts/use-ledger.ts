import type { Pagination } from 'contract/core/fields'
import type { PartEntry } from 'contract/parts/stock'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { useSingle } from '../forms/use-single.ts'
import { joinedPages } from '../lists/joined-pages.ts'
import { m } from '#messages'

/** A page of the ledger. */
export interface LedgerPage {
  data: readonly PartEntry[]
  pagination: Pagination
}

/** The ledger of a part, the newest entry first; `more` loads the next page, or tries again. */
export function useLedger(part_id: number, first: LedgerPage) {
  const [later, setLater] = useState<readonly PartEntry[]>([])
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const single = useSingle()
  const read = async () => {
    setBusy(true)
    try {
      const { data } = await api.partStock.entries({
        query: { part_id, page: page + 1, per_page: first.pagination.results_per_page },
      })
      setLater((before) => joinedPages(before, data))
      setPage(page + 1)
      setFailure(undefined)
    } catch (error) {
      // The session has ended: the guard reports it and leads to sign-in.
      if (error instanceof ApiError && error.code === 'unauthorized') void revalidate()
      setFailure(error instanceof ApiError ? error.message : m.history_failed())
    } finally {
      setBusy(false)
    }
  }
  return {
    entries: joinedPages(first.data, later),
    isWhole: page >= first.pagination.total_pages,
    busy,
    failure,
    more: () => single(read),
  }
}
