import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { fieldName } from './price.ts'
import { amountOf, type LineDraft } from './price-draft.ts'

/** One line below the other's columns at a desk; on a phone a block with its own labels. */
export const LINE_COLUMNS = 'md:grid-cols-[minmax(0,1fr)_6.5rem_9rem_8.5rem_2.75rem]'

export interface PriceLineRowProps {
  line: LineDraft
  /** from 1 */
  number: number
  errorOf: (field: string) => string | undefined
  onChange: (line: LineDraft) => void
  onRemove: () => void
}

/** An editable price line, with its total. */
export function PriceLineRow({ line, number, errorOf, onChange, onRemove }: PriceLineRowProps) {
  const amount = amountOf(line)
  const wire = (field: 'description' | 'quantity' | 'unit_price') => ({
    name: fieldName(line.key, field),
    value: line[field],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...line, [field]: target.value }),
    autoComplete: 'off',
  })
  return (
    <li
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-x-3 gap-y-3 border-b border-line py-4 md:py-1.5 md:last:border-b-0 ${LINE_COLUMNS}`}
    >
      <input type="hidden" name="line" value={line.key} />
      <Field
        label={<LineLabel number={number}>{m.quotations_office_description()}</LineLabel>}
        error={errorOf(fieldName(line.key, 'description'))}
        className="max-md:col-span-3"
      >
        <TextInput {...wire('description')} maxLength={200} />
      </Field>
      <Field
        label={<LineLabel number={number}>{m.quotations_office_quantity()}</LineLabel>}
        error={errorOf(fieldName(line.key, 'quantity'))}
      >
        <TextInput {...wire('quantity')} inputMode="numeric" maxLength={12} className="text-right tabular-nums" />
      </Field>
      <Field
        label={<LineLabel number={number}>{m.quotations_office_unit_price()}</LineLabel>}
        error={errorOf(fieldName(line.key, 'unit_price'))}
        className="max-md:col-span-2"
      >
        <TextInput
          {...wire('unit_price')}
          lead={m.quotations_office_rupees()}
          inputMode="numeric"
          maxLength={14}
          className="text-right tabular-nums"
        />
      </Field>
      <p className="self-center text-sm font-medium tabular-nums max-md:col-span-2 md:mt-1.5 md:self-start md:py-2.5 md:text-right md:text-xs">
        <span className="mr-2 font-normal text-ink-2 md:sr-only">{m.quotations_office_amount()}</span>
        {amount === undefined ? '–' : rupees(amount)}
      </p>
      <IconButton
        label={m.quotations_office_line_remove({ number: whole(number) })}
        onClick={onRemove}
        className="justify-self-end md:mt-1"
      >
        <X />
      </IconButton>
    </li>
  )
}

/** Seen on a phone; at a desk the head of the columns says it. */
const LineLabel = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="md:sr-only">
    {children}
    <span className="sr-only">{m.quotations_office_of_line({ number: whole(number) })}</span>
  </span>
)
