import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router'

export type RowId = number | string

/** Which rows of a list are ticked: it outlasts paging, and ends when other filters are set. */
export interface Selection {
  ids: ReadonlySet<RowId>
  tick: (ids: readonly RowId[], on: boolean) => void
  clear: () => void
}

/** The selection of the list around; undefined where rows cannot be ticked. */
export const useSelection = (): Selection | undefined => useContext(SelectionContext)

/** For `ListPage`, which gives it to what is inside. */
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
