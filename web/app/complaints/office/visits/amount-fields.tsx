import { latinDigits } from 'contract/core/texts/digits'
import { useState } from 'react'
import { m } from '#messages'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { rupees } from '../../../ui/format/price.ts'

export interface AmountFieldsProps {
  /** in rupees, of the parts that no warranty covers */
  partsCharge: number
  errorOf: (field: string) => string | undefined
}

/** What labour and way cost, what is due with the parts, and what was received. */
export function AmountFields({ partsCharge, errorOf }: AmountFieldsProps) {
  const [labour, setLabour] = useState('')
  const [way, setWay] = useState('')
  const due = partsCharge + amountOf(labour) + amountOf(way)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Amount name="labour" label={m.visits_labour()} error={errorOf('labour')} onType={setLabour} />
        <Amount name="visit_charge" label={m.visits_visit_charge()} error={errorOf('visit_charge')} onType={setWay} />
      </div>
      <Amount
        name="paid"
        label={m.visits_paid()}
        help={
          partsCharge > 0
            ? m.visits_due_with_parts({ due: rupees(due), parts: rupees(partsCharge) })
            : m.visits_due({ due: rupees(due) })
        }
        error={errorOf('paid')}
      />
    </>
  )
}

interface AmountProps {
  name: string
  label: string
  help?: string
  error: string | undefined
  onType?: (typed: string) => void
}

const Amount = ({ name, label, help, error, onType }: AmountProps) => (
  <Field label={label} help={help} error={error}>
    <TextInput
      name={name}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onType?.(target.value)}
    />
  </Field>
)

/** What is typed in rupees; 0 where it is no amount, which the form says when it is sent. */
const amountOf = (typed: string): number => Number(latinDigits(typed).replaceAll(/^\s*rs\.?|[,\s]/gi, '')) || 0
