import { m } from '#messages'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Cell, HeadCell } from '../../ui/data/table.tsx'
import type { RowId, Selection } from './selection.tsx'

/** Ticks all rows of the page, or none. */
export function TickAllCell({ selection, ids }: { selection: Selection; ids: readonly RowId[] }) {
  const ticked = ids.filter((id) => selection.ids.has(id)).length
  const all = ids.length > 0 && ticked === ids.length
  return (
    <HeadCell pin="tick">
      <Checkbox
        aria-label={m.lists_select_page()}
        disabled={ids.length === 0}
        checked={all}
        indeterminate={ticked > 0 && !all}
        onChange={({ target }) => selection.tick(ids, target.checked)}
      />
    </HeadCell>
  )
}

/** Ticks one row. */
export const TickCell = ({ selection, id, name }: { selection: Selection; id: RowId; name: string }) => (
  <Cell pin="tick">
    <Checkbox
      aria-label={m.lists_select_row({ name })}
      checked={selection.ids.has(id)}
      onChange={({ target }) => selection.tick([id], target.checked)}
    />
  </Cell>
)
