import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Listing } from '../list-loader.ts'
import { withPage } from '../use-last-page.ts'
import { addressOf, changeTrail, type Trail } from '../../office/trails.ts'

type Rows = Listing<{ id: number }>

/** The address of the row before or after one on a trail; at the end of what is known, the list is asked for more. */
export function useNeighbour(
  trail: Trail,
  at: number,
  step: 1 | -1,
  hrefOf: (id: number) => string = (id) => addressOf(trail, id),
): string | undefined {
  const { load, data, state } = useFetcher<Rows | { list: Rows }>({ key: `${trail.list} ${step}` })
  const id = trail.ids[at + step]
  const page = id === undefined ? pageBeyond(trail, step) : undefined
  const address = page === undefined ? undefined : `${trail.list}?${withPage(trail.search, page)}`

  useEffect(() => {
    if (address) void load(address)
  }, [address, load])

  useEffect(() => {
    if (!data || page === undefined || state !== 'idle') return
    const listing = 'list' in data ? data.list : data
    if (listing.rows && listing.pagination.page === page) extend(trail, listing.rows, step)
  }, [data, state, page, trail, step])

  return id === undefined ? undefined : hrefOf(id)
}

/** The page of the list that goes on from the rows of a trail; undefined where it ends. */
function pageBeyond({ ids, skipped, total, size }: Trail, step: 1 | -1): number | undefined {
  if (step === 1) return skipped + ids.length < total ? Math.floor((skipped + ids.length) / size) + 1 : undefined
  return skipped > 0 ? Math.ceil(skipped / size) : undefined
}

function extend({ list, ids, skipped }: Trail, rows: readonly { id: number }[], step: 1 | -1): void {
  // A row that moved to another page meanwhile stays where it was seen.
  const more = rows.map(({ id }) => id).filter((id) => !ids.includes(id))
  changeTrail(
    list,
    step === 1
      ? { ids: [...ids, ...more], ...(more.length === 0 && { total: skipped + ids.length }) }
      : { ids: [...more, ...ids], skipped: more.length === 0 ? 0 : Math.max(0, skipped - more.length) },
  )
}
