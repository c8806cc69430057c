import { PAYMENT_METHODS } from 'contract/complaints/payment-words'
import { countedRupees } from 'contract/core/texts/typed-rupees'
import type { FieldJob } from 'contract/field/jobs'
import { methodLabel } from '../complaints/payments/method-words.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { rupees } from '../ui/format/price.ts'
import type { Draft } from './draft.ts'
import type { Due } from './money.ts'
import type { ReportFaults } from './report-faults.ts'
import { m } from '#messages'

interface MoneyFieldsProps {
  draft: Draft
  job: Pick<FieldJob, 'agreed'>
  due: Due
  faults: ReportFaults
  change: (next: Partial<Draft>, field: string) => void
}

/** What the customer has to pay, what was received, and how it was paid. */
export function MoneyFields({ draft, job: { agreed }, due, faults, change }: MoneyFieldsProps) {
  const amount = (name: 'labour' | 'visitCharge' | 'paid', field: string, label: string) => (
    <Field label={label} error={faults[field]}>
      <TextInput
        lead={m.field_rupees()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value }, field)}
      />
    </Field>
  )
  return (
    <FieldGroup label={m.field_money()}>
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-3">
          {amount('labour', 'labour', m.field_labour())}
          {amount('visitCharge', 'visit_charge', m.field_visit_charge())}
        </div>
        <dl aria-live="polite" className="grid gap-1.5 rounded-card bg-ground px-4 py-3 text-sm tabular-nums">
          {agreed && (
            <div className="flex justify-between gap-3 text-ink-2">
              <dt>{m.field_agreed()}</dt>
              <dd>{rupees(agreed.total)}</dd>
            </div>
          )}
          {due.parts > 0 && (
            <div className="flex justify-between gap-3 text-ink-2">
              <dt>{m.field_parts_charge()}</dt>
              <dd>{rupees(due.parts)}</dd>
            </div>
          )}
          <div className="flex justify-between gap-3 font-semibold">
            <dt>{m.field_due()}</dt>
            <dd>{rupees(due.due)}</dd>
          </div>
          {due.earlier > 0 && (
            <div className="flex justify-between gap-3 text-ink-2">
              <dt>{m.field_due_earlier()}</dt>
              <dd>{rupees(due.earlier)}</dd>
            </div>
          )}
        </dl>
        {amount('paid', 'paid', m.field_paid())}
        {countedRupees(draft.paid) > 0 && (
          <FieldGroup label={m.payments_office_method()}>
            <div className="grid gap-2.5 min-[22rem]:grid-cols-2">
              {PAYMENT_METHODS.map((method) => (
                <RadioCard
                  key={method}
                  name="payment_method"
                  className="py-2"
                  value={method}
                  title={methodLabel(method)}
                  checked={(draft.paymentMethod ?? 'cash') === method}
                  onChange={() => change({ paymentMethod: method }, 'payment_method')}
                />
              ))}
            </div>
          </FieldGroup>
        )}
      </div>
    </FieldGroup>
  )
}
