import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { m } from '#messages'

export interface QuantityInputProps {
  name: string
  value: string
  onValue: (value: string) => void
  /** the item counted, if there are several */
  of?: string
  /** a dialog opens here */
  'data-initial-focus'?: string
}

/** How many, from 1: typed, or one more and one less. */
export function QuantityInput({ name, value, onValue, of, ...rest }: QuantityInputProps) {
  const count = Number.parseInt(value, 10) || 0
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={of ? m.quotations_one_less_of({ what: of }) : m.quotations_one_less()}
        variant="line"
        disabled={count <= 1}
        onClick={() => onValue(String(count - 1))}
      >
        <Minus />
      </IconButton>
      <TextInput
        {...rest}
        name={name}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        className="w-28! text-center tabular-nums"
      />
      <IconButton
        label={of ? m.quotations_one_more_of({ what: of }) : m.quotations_one_more()}
        variant="line"
        onClick={() => onValue(String(Math.max(count, 0) + 1))}
      >
        <Plus />
      </IconButton>
    </div>
  )
}
