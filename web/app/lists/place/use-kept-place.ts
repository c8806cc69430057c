import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Listing } from '../list-loader.ts'
import { changeTrail, keepTrail, trails } from '../../office/trails.ts'

/**
 * Keeps the rows of a list for the screens that they open, and how far it was scrolled: a screen leads to the next row,
 * and back to the list as it was.
 */
export function useKeptPlace<Row extends { id: number | string }>(
  frame: RefObject<HTMLElement | null>,
  list: Listing<Row> | undefined,
  hrefOf: ((row: Row) => string) | undefined,
): void {
  const { pathname, search } = useLocation()
  const query = search.slice(1)
  const hasRows = list?.rows !== undefined && list.rows.length > 0

  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (!hasRows || isRestored.current) return
    isRestored.current = true
    const left = trails.read().find((trail) => trail.list === pathname && trail.search === query)
    const table = tableOf(frame.current)
    if (left && table) table.scrollTop = left.scrolled
  }, [hasRows, pathname, query, frame])

  useEffect(() => {
    const [first] = list?.rows ?? []
    if (!list?.rows || !first || !hrefOf) return
    const href = hrefOf(first)
    // Dialogs over the list are not screens.
    if (!href.startsWith('/')) return
    const { page, results_per_page: size, total_results: total } = list.pagination
    const at = href.lastIndexOf(String(first.id))
    keepTrail({
      list: pathname,
      search: query,
      before: href.slice(0, at),
      after: href.slice(at + String(first.id).length),
      ids: list.rows.map(({ id }) => Number(id)),
      skipped: (page - 1) * size,
      total,
      size,
      scrolled: tableOf(frame.current)?.scrollTop ?? 0,
    })
    // The rows alone: `hrefOf` is another function in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list, pathname, query])

  useLayoutEffect(() => {
    const table = tableOf(frame.current)
    return () => changeTrail(pathname, { scrolled: table?.scrollTop ?? 0 })
  }, [hasRows, pathname, frame])
}

/** The scrolling element of a list. */
const tableOf = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('section:has(> table)')
