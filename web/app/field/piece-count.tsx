import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

interface PieceCountProps {
  /** of the part */
  name: string
  count: number
  /** there are no more of it */
  isMost: boolean
  change: (by: 1 | -1) => void
}

/** How many of a part, by presses of the thumb. */
export const PieceCount = ({ name, count, isMost, change }: PieceCountProps) => (
  <div className="flex shrink-0 items-center">
    <IconButton label={m.field_parts_one_less({ name })} onClick={() => change(-1)}>
      <Minus />
    </IconButton>
    <output className="min-w-6 text-center text-base font-medium tabular-nums">{whole(count)}</output>
    <IconButton label={m.field_parts_one_more({ name })} disabled={isMost} onClick={() => change(1)}>
      <Plus />
    </IconButton>
  </div>
)
