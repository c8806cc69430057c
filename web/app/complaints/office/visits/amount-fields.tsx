import type { Agreed } from 'contract/complaints/agreed'
import { countedRupees } from 'contract/core/texts/typed-rupees'
import { useState } from 'react'
import { m } from '#messages'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { rupees } from '../../../ui/format/price.ts'
import { MethodSelect } from '../payments/method-select.tsx'

export interface AmountFieldsProps {
  /** in rupees, of the parts that no warranty covers */
  partsCharge: number
  /** what labour and way cost unless something else is typed */
  agreed: Agreed | null
  /** still to pay for earlier visits */
  rest: number
  errorOf: (field: string) => string | undefined
}

/** What labour and the visit cost, what is due with the parts, what was received, and how it was paid. */
export function AmountFields({ partsCharge, agreed, rest, errorOf }: AmountFieldsProps) {
  const [typed, setTyped] = useState<{ labour?: string; way?: string }>({})
  const labour = typed.labour ?? textOf(agreed?.labour)
  const way = typed.way ?? textOf(agreed?.visit_charge)
  const due = partsCharge + countedRupees(labour) + countedRupees(way)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Amount
          name="labour"
          label={m.visits_labour()}
          value={labour}
          onType={(text) => setTyped({ ...typed, labour: text })}
          error={errorOf('labour')}
        />
        <Amount
          name="visit_charge"
          label={m.visits_visit_charge()}
          value={way}
          onType={(text) => setTyped({ ...typed, way: text })}
          error={errorOf('visit_charge')}
        />
      </div>
      {agreed && <p className="text-2xs text-ink-2 tabular-nums">{m.visits_agreed({ total: rupees(agreed.total) })}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Amount
          name="paid"
          label={m.visits_paid()}
          help={[
            partsCharge > 0
              ? m.visits_due_with_parts({ due: rupees(due), parts: rupees(partsCharge) })
              : m.visits_due({ due: rupees(due) }),
            rest > 0 && m.visits_rest({ rest: rupees(rest) }),
          ]
            .filter(Boolean)
            .join('. ')}
          error={errorOf('paid')}
        />
        <Field label={m.payments_office_method()} error={errorOf('payment_method')}>
          <MethodSelect name="payment_method" />
        </Field>
      </div>
    </>
  )
}

interface AmountProps {
  name: string
  label: string
  help?: string
  error: string | undefined
  value?: string
  onType?: (typed: string) => void
}

const Amount = ({ name, label, help, error, value, onType }: AmountProps) => (
  <Field label={label} help={help} error={error}>
    <TextInput
      name={name}
      value={value}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onType?.(target.value)}
    />
  </Field>
)

const textOf = (amount = 0): string => (amount > 0 ? String(amount) : '')
