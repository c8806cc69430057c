import { useState } from 'react'
import { listOf, stored } from '../ui/browser/stored.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import type { Column } from './column.ts'
import { textOf } from './words.ts'

/** Hidden columns by list address, kept in this browser. */
export function useShownColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const [kept, keep] = useState(() => ({ list, hidden: hiddenAt(list).read() }))
  const hydrated = useHydrated()
  // The server renders every column, and the first render in the browser must match it.
  const hidden = hydrated ? (kept.list === list ? kept.hidden : hiddenAt(list).read()) : []
  const optional = columns.filter((column) => column.wide && !('name' in column) && !column.end)
  return {
    columns: columns.filter((column) => !(optional.includes(column) && hidden.includes(textOf(column.header)))),
    choices: optional
      .map(({ header }) => textOf(header))
      .map((header) => ({ header, shown: !hidden.includes(header) })),
    show: (header: string, shown: boolean) => {
      const next = shown ? hidden.filter((other) => other !== header) : [...hidden, header]
      keep({ list, hidden: next })
      hiddenAt(list).keep(next)
    },
  }
}

const hiddenAt = (list: string) =>
  stored(`hidden-columns ${list}`, {
    owner: 'device',
    check: listOf((header): header is string => typeof header === 'string'),
    empty: [],
  })
