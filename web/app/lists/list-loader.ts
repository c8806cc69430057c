import type { CallOptions } from 'contract/client'
import type { Pagination } from 'contract/fields'
import { ApiError } from '../api/api-error.ts'
import type { RowId } from './selection.tsx'

/** One page of rows; or why there is none, so that title and filters stay on the screen. */
export type Listing<Row> = (
  | { rows: readonly Row[]; pagination: Pagination; failure?: undefined }
  | { rows?: undefined; failure: string }
) &
  WholeList

/** What can be had of all the rows that the filters find, not only of this page. */
export interface WholeList {
  /** the ids of at most so many */
  allIds?: (atMost: number) => Promise<RowId[]>
  /** a spreadsheet, and what it is called without its ending */
  exported?: { name: string; as: (format: 'xlsx' | 'csv') => Promise<Blob> }
}

export interface ListOptions<Query> {
  /** the call that gives the list as a spreadsheet, by the same filters */
  exportCall?: (input: { query: Query & { format: 'xlsx' | 'csv' } }) => Promise<Blob>
  /** what the spreadsheet is called: `products` */
  exportName?: string
}

/** A call of the contract that gives one page. */
type PageCall<Query, Row> = (
  input: { query: Query },
  options: CallOptions,
) => Promise<{ data: Row[]; pagination: Pagination }>

/**
 * The loader of a list screen: what the address says under `keys`, and `page`, is what is asked for. A newer address gives
 * the older call up, so an answer that comes late is never shown.
 */
export const listLoader =
  <Query, Row>(
    call: PageCall<Query, Row>,
    keys: readonly (string & keyof NonNullable<Query>)[],
    options: ListOptions<Query> = {},
  ) =>
  async ({ request }: { request: Request }): Promise<Listing<Row>> => {
    // The server checks it: an address can be typed by hand.
    const query = queryOf(request.url, [...keys, 'page']) as Query
    try {
      const { data, pagination } = await call({ query }, { signal: request.signal })
      return { rows: data, pagination }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
      return { failure: error.status === 422 ? UNKNOWN_FILTER : error.message }
    }
  }

/** Somebody typed the address. */
const UNKNOWN_FILTER = 'There is no such filter or page'

function queryOf(url: string, keys: readonly string[]): Record<string, string> {
  const search = new URL(url).searchParams
  return Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)!]] : [])))
}
