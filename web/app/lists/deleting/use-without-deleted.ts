import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { pendingDeletes, type PendingDelete } from './pending-deletes.ts'
import type { Listing } from '../list-loader.ts'

const NONE: readonly PendingDelete[] = []

/** The list without rows pending deletion; it reloads when one of its deletions is done. */
export function useWithoutDeleted<Row extends { id: number | string }>(
  list: Listing<Row> | undefined,
): Listing<Row> | undefined {
  const { pathname } = useLocation()
  const pending = useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.read, () => NONE)
  const { revalidate } = useRevalidator()
  useEffect(
    () => pendingDeletes.onFinished(async (finished) => (finished === pathname ? revalidate() : undefined)),
    [pathname, revalidate],
  )
  const gone = pending.filter((one) => one.list === pathname)
  if (!list?.rows || gone.length === 0) return list
  const rows = list.rows.filter(({ id }) => !gone.some(({ ids }) => ids.has(id)))
  const total = list.pagination.total_results - gone.reduce((sum, { ids }) => sum + ids.size, 0)
  return { ...list, rows, pagination: { ...list.pagination, total_results: Math.max(total, rows.length) } }
}
