import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Listing } from './list-loader.ts'

/** When the last row of the last page is deleted, goes to the page before; an address past the end is left alone. */
export function useLastPage<Row>(list: Listing<Row> | undefined): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hadRows = useRef(false)
  useEffect(() => {
    if (!list?.rows) return
    const { page, total_pages: last } = list.pagination
    if (list.rows.length === 0 && hadRows.current && last > 0 && page > last)
      void navigate(`?${withPage(search, last)}`, { replace: true })
    hadRows.current = list.rows.length > 0
  }, [list, search, navigate])
}

/** The address of another page of the same list. */
export function withPage(search: string, page: number): URLSearchParams {
  const params = new URLSearchParams(search)
  params.set('page', String(page))
  return params
}
