import type { CallOptions } from 'contract/core/client'
import type { Pagination } from 'contract/core/fields'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { rowsPerPage } from './rows-per-page.ts'
import type { RowId, WithId } from './bulk/selection.tsx'

/** One page of rows, or why it failed: title and filters stay on the screen either way. */
export type Listing<Row> = (Shown<Row> | { rows?: undefined; failure: string }) & WholeList

/** One page of rows. */
export interface Shown<Row> {
  rows: readonly Row[]
  pagination: Pagination
  failure?: undefined
}

/** Data for all filtered rows, not only for this page. */
export interface WholeList {
  /** the rows, up to a maximum */
  allRows?: (atMost: number) => Promise<WithId[]>
  /** how many rows another query of the list finds */
  count?: (query: string, signal: AbortSignal) => Promise<number>
  /** a spreadsheet, and its name without the extension at the time of the export */
  exported?: { name: () => string; as: (format: 'xlsx' | 'csv', options?: CallOptions) => Promise<Blob> }
}

export interface ListOptions<Query> {
  /** the call that returns the list as a spreadsheet, with the same filters */
  exportCall?: (input: { query: Query & { format: 'xlsx' | 'csv' } }, options?: CallOptions) => Promise<Blob>
  /** whether the caller may, where that takes more than reading the list */
  mayExport?: () => boolean
  /** the name of the spreadsheet: `products`, or a function that returns it */
  exportName?: string | (() => string)
  /** how many rows a page has; without, as many as this device shows in the office */
  perPage?: number
}

/** How many rows a customer's lists have: the screen of a phone is short. */
export const PORTAL_ROWS = 10

/** A parameter of a call. */
export type KeyOf<Query> = string & keyof NonNullable<Query>

/** An endpoint that returns one page. */
export type PageCall<Query, Row> = (
  input: { query: Query },
  options: CallOptions,
) => Promise<{ data: Row[]; pagination: Pagination }>

/**
 * The loader of a list screen: sends the search parameters named in `keys`, `page`, and how many rows a page has. A newer navigation aborts the older
 * call, so a late answer is never shown.
 */
export const listLoader =
  <Query, Row>(call: PageCall<Query, Row>, keys: readonly KeyOf<Query>[], options: ListOptions<Query> = {}) =>
  ({ request }: { request: Request }): Promise<Listing<Row>> =>
    orFailure(async () => {
      // Without a page, some lists return everything, for an older client.
      const query = {
        page: '1',
        per_page: options.perPage ?? rowsPerPage.read(),
        ...queryOf(request.url, [...keys, 'page']),
      } as Query
      const { data, pagination } = await call({ query }, { signal: request.signal })
      return { rows: data, pagination, ...wholeListOf(call, keys, options, request.url) }
    })

/** The loaded list, or why loading failed. */
export async function orFailure<T>(read: () => Promise<T>): Promise<T | { failure: string }> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    // 422: the address was typed by hand.
    return { failure: error.status === 422 ? m.lists_unknown_filter() : error.message }
  }
}

/** Data for all rows found by the filters of an address. */
export function wholeListOf<Query, Row>(
  call: PageCall<Query, Row>,
  keys: readonly KeyOf<Query>[],
  { exportCall, mayExport, exportName = 'export' }: ListOptions<Query>,
  url: string,
): WholeList {
  // The server validates it: an address can be typed by hand.
  const filters = queryOf(url, keys)
  return {
    allRows: (atMost) => rowsOfAll(call, filters as Query, atMost),
    count: async (text, signal) => {
      const counted = { ...valuesIn(new URLSearchParams(text), keys), page: '1', per_page: 1 } as Query
      return (await call({ query: counted }, { signal })).pagination.total_results
    },
    ...(exportCall &&
      mayExport?.() !== false && {
        exported: {
          name: () => (typeof exportName === 'string' ? exportName : exportName()),
          as: (format, options) =>
            exportCall({ query: { ...filters, format } as Query & { format: 'xlsx' | 'csv' } }, options),
        },
      }),
  }
}

/** The parameters of an address that a list knows. */
export const queryOf = (url: string, keys: readonly string[]) => valuesIn(new URL(url).searchParams, keys)

function valuesIn(search: URLSearchParams, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)!]] : [])))
}

/** Walks the pages, in the size that the server returns. */
async function rowsOfAll<Query, Row>(call: PageCall<Query, Row>, filters: Query, atMost: number): Promise<WithId[]> {
  const rows = new Map<RowId, WithId>()
  for (let page = 1; rows.size < atMost; page++) {
    const { data, pagination } = await call({ query: { ...filters, page, per_page: 100 } }, {})
    // Rows of a list have ids; which type of row it is does not matter here.
    for (const row of data as WithId[]) rows.set(row.id, row)
    if (page >= pagination.total_pages) break
  }
  return [...rows.values()].slice(0, atMost)
}
