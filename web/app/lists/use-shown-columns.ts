import { useState } from 'react'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import type { Column } from './column.ts'

/** Hidden columns by list address, kept in this browser. */
export function useShownColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const [kept, keep] = useState(() => ({ list, hidden: readHidden(list) }))
  const hydrated = useHydrated()
  // The server renders every column, and the first render in the browser must match it.
  const hidden = hydrated ? (kept.list === list ? kept.hidden : readHidden(list)) : []
  const optional = columns.filter((column) => column.wide && !('name' in column) && !column.end)
  return {
    columns: columns.filter((column) => !(optional.includes(column) && hidden.includes(column.header))),
    choices: optional.map(({ header }) => ({ header, shown: !hidden.includes(header) })),
    show: (header: string, shown: boolean) => {
      const next = shown ? hidden.filter((other) => other !== header) : [...hidden, header]
      keep({ list, hidden: next })
      writeHidden(list, next)
    },
  }
}

const keyOf = (list: string) => `hidden-columns ${list}`

function readHidden(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((header) => typeof header === 'string') : []
  } catch {
    // No storage here, as while the server renders: every column is shown.
    return []
  }
}

function writeHidden(list: string, hidden: readonly string[]) {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(hidden))
  } catch {
    // A full or forbidden storage: the choice lasts as long as the page.
  }
}
