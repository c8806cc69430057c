import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

export type RowId = number | string

/** A row of a list. */
export interface WithId {
  id: RowId
}

/** The selected rows of a list: kept across pages, cleared when the filters change. */
export interface Selection {
  ids: ReadonlySet<RowId>
  tick: (ids: readonly RowId[], on: boolean) => void
  clear: () => void
  /** the selected rows as they were loaded last */
  rows: () => WithId[]
  /** keeps rows that are not on the screen, so that `rows` has them */
  keep: (rows: readonly WithId[]) => void
}

/** The selection of the surrounding list; undefined where rows cannot be selected. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext)

/** Provided by `ListPage`. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

const NONE: ReadonlySet<RowId> = new Set()

/** A selection under previous filters is invisible, so it is cleared. */
export function useNewSelection(shown?: readonly WithId[]): Selection {
  const filters = filtersOf(useLocation().search)
  const [kept, set] = useState({ filters, ids: NONE })
  const ids = kept.filters === filters ? kept.ids : NONE
  const [loaded] = useState(() => new Map<RowId, WithId>())
  const load = (rows: readonly WithId[]) => rows.forEach((row) => loaded.set(row.id, row))
  useEffect(() => shown?.forEach((row) => loaded.set(row.id, row)), [shown, loaded])
  return {
    rows: () => [...ids].flatMap((id) => loaded.get(id) ?? []),
    keep: load,
    ids,
    tick: (changed, on) => {
      const next = new Set(ids)
      for (const id of changed)
        if (on) next.add(id)
        else next.delete(id)
      set({ filters, ids: next })
    },
    clear: () => set({ filters, ids: NONE }),
  }
}

function filtersOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  return params.toString()
}
