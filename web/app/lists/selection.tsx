import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router'

export type RowId = number | string

/** The selected rows of a list: kept across pages, cleared when the filters change. */
export interface Selection {
  ids: ReadonlySet<RowId>
  tick: (ids: readonly RowId[], on: boolean) => void
  clear: () => void
}

/** The selection of the surrounding list; undefined where rows cannot be selected. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext)

/** Provided by `ListPage`. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

const NONE: ReadonlySet<RowId> = new Set()

/** A selection under previous filters is invisible, so it is cleared. */
export function useNewSelection(): Selection {
  const filters = filtersOf(useLocation().search)
  const [kept, keep] = useState({ filters, ids: NONE })
  const ids = kept.filters === filters ? kept.ids : NONE
  return {
    ids,
    tick: (changed, on) => {
      const next = new Set(ids)
      for (const id of changed)
        if (on) next.add(id)
        else next.delete(id)
      keep({ filters, ids: next })
    },
    clear: () => keep({ filters, ids: NONE }),
  }
}

function filtersOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  return params.toString()
}
