import type { Pagination } from 'contract/core/fields'
import { useState } from 'react'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { WholeList } from '../list-loader.ts'
import { useSelection } from './selection.tsx'

/** More rows than a selection can sensibly hold. */
const AT_MOST = 5000

export interface SelectAllMatchingProps {
  pagination: Pagination
  allRows: NonNullable<WholeList['allRows']>
}

/** In the bar of a selection: ticks every row that the filters find, on all pages. */
export function SelectAllMatching({ pagination, allRows }: SelectAllMatchingProps) {
  const selection = useSelection()
  const [busy, setBusy] = useState(false)
  const { total_results: total, more_results: more = false } = pagination
  const many = Math.min(total, AT_MOST)
  if (!selection || selection.ids.size >= many) return null
  const select = async () => {
    setBusy(true)
    try {
      const rows = await allRows(AT_MOST)
      selection.keep(rows)
      selection.tick(
        rows.map(({ id }) => id),
        true,
      )
    } catch (error) {
      toast.error(error instanceof Error ? error.message : m.lists_select_failed(), { retry: () => void select() })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="night-quiet" size="sm" busy={busy} busyLabel={m.lists_selecting()} onClick={() => void select()}>
      {more || total > AT_MOST
        ? m.lists_select_first({ shown: whole(AT_MOST) })
        : m.lists_select_all({ shown: whole(total) })}
    </Button>
  )
}
