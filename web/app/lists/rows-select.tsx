import type { Pagination } from 'contract/core/fields'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { useStored } from '../ui/browser/stored.ts'
import { digits } from '../ui/format/numbers.ts'
import { isPageSize, PAGE_SIZES, rowsPerPage, samePlace, USUAL_PAGE_SIZE } from './rows-per-page.ts'
import { withPage } from './use-last-page.ts'

/** Whether another size would show other rows; lists that come whole have a size of their own. */
export const hasSizes = ({ results_per_page: size, total_results: total }: Pagination): boolean =>
  isPageSize(size) && total > USUAL_PAGE_SIZE

/** How many rows a page has, remembered for this device. */
export function RowsSelect({ pagination: { page, results_per_page: shown } }: { pagination: Pagination }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const choose = (size: number) => {
    if (!isPageSize(size)) return
    rowsPerPage.keep(size)
    void navigate(`?${withPage(search, samePlace(page, shown, size))}`, { replace: true })
  }
  return (
    <div className="flex items-center gap-2 text-xs text-ink-2">
      <label htmlFor={id}>{m.lists_rows_per_page()}</label>
      <select
        id={id}
        value={useStored(rowsPerPage, USUAL_PAGE_SIZE)}
        onChange={({ target }) => choose(Number(target.value))}
        className="h-9 rounded-control border border-control bg-white pl-2 outline-none chevron hover:border-ink focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ink pointer-coarse:h-11 pointer-coarse:text-base"
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {digits(size)}
          </option>
        ))}
      </select>
    </div>
  )
}
