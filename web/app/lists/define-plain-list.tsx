import type { ReactNode } from 'react'
import { AddRow, type AddRowProps } from './add-row.tsx'
import type { Column } from './column.ts'
import { useFiltered } from './filters/filters.tsx'
import { listLoader, type KeyOf, type Listing, type ListOptions, type PageCall } from './list-loader.ts'
import { ListPage, type ListPageProps } from './list-page.tsx'
import { textOf, type Words } from './words.ts'

export interface PlainList<Query, Row, Beside> {
  title: Words
  call: PageCall<Query, Row>
  /** parameters of the address that the call takes, besides the page and the order */
  keys?: readonly KeyOf<Query>[]
  /** the spreadsheet of the list */
  exported?: Omit<ListOptions<Query>, 'perPage'>
  /** what is loaded with the rows, such as the choices of a filter */
  beside?: (args: { request: Request }) => Promise<Beside>
  columns: readonly Column<Row>[]
  /** the screen of a row; without, rows do not open */
  hrefOf?: (row: Row) => string
  empty: NothingWords
  /** the form that adds a row */
  add?: AddRowProps
  /** said above the rows */
  note?: Words
  /** what else the page shows, where it depends on the caller, the address or what was loaded: both are undefined before */
  usePage?: UsePage<Row, Beside>
}

export type UsePage<Row, Beside> = (
  list: Listing<Row> | undefined,
  beside: Beside | undefined,
) => Partial<ListPageProps<Row>>

interface NothingWords {
  icon: ReactNode
  title: Words
  text: Words
  /** the title where filters are set */
  filtered?: Words
}

/** What the loader of a declared list returns. */
export interface Loaded<Row, Beside> {
  list: Listing<Row>
  beside: Beside | undefined
}

/**
 * A list of the office that has no filters, or its own. The screen's route exports the parts: `load` as `clientLoader`,
 * `Skeleton` as `HydrateFallback`, and `Screen`. Most lists have more in common: `defineList`.
 */
export function definePlainList<Query, Row extends { id: number | string }, Beside = undefined>(
  list: PlainList<Query, Row, Beside>,
) {
  const { title, columns, hrefOf, empty, add, note, usePage = nothingElse } = list
  const loadRows = listLoader<Query, Row>(list.call, keysOf(list), list.exported)
  const load = async (args: { request: Request }): Promise<Loaded<Row, Beside>> => {
    const [rows, beside] = await Promise.all([loadRows(args), list.beside?.(args)])
    return { list: rows, beside }
  }
  const Screen = ({ loaderData }: { loaderData?: Loaded<Row, Beside> }) => {
    const { children = note && <p className="text-2xs text-ink-3">{textOf(note)}</p>, ...page } = usePage(
      loaderData?.list,
      loaderData?.beside,
    )
    return (
      <ListPage
        title={textOf(title)}
        list={loaderData?.list}
        columns={columns}
        {...(hrefOf && { hrefOf })}
        empty={useEmpty(empty)}
        actions={add && <AddRow {...add} />}
        {...page}
      >
        {children}
      </ListPage>
    )
  }
  return { load, Screen, Skeleton: () => <Screen /> }
}

/** Calls whose rows can be sorted take the order. */
const keysOf = <Query, Row>({ keys = [], columns }: Pick<PlainList<Query, Row, unknown>, 'keys' | 'columns'>) => [
  ...keys,
  ...(columns.some(({ sort }) => sort) ? ['sort' as KeyOf<Query>] : []),
]

const nothingElse = (): { children?: ReactNode } => ({})

function useEmpty({ icon, title, text, filtered }: NothingWords) {
  const isFiltered = useFiltered()
  return { icon, title: textOf((isFiltered && filtered) || title), text: textOf(text) }
}
