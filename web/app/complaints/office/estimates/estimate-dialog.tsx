import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { LONGEST_ESTIMATE_NOTE, USUAL_ESTIMATE_DAYS } from 'contract/complaints/estimate-words'
import type { EstimablePart, Estimate } from 'contract/complaints/estimates'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { randomUuid } from '../../../ui/browser/random-uuid.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { isoToday } from '../../../ui/format/dates.ts'
import { rupees } from '../../../ui/format/price.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'
import { verdictWords } from '../../verdict-words.ts'
import { amountsOf, linesOf, sumOf, type PartDraft } from './estimate-draft.ts'
import { PartsField } from './parts-field.tsx'
import { useEstimableParts } from './use-estimable-parts.ts'

interface EstimateDialogProps {
  complaint: ComplaintDetail
  /** the one before: the new one begins with its lines */
  earlier: Estimate | undefined
  /** it is not answered yet */
  replaces: boolean
  opening: Opening
}

/** Makes an estimate of a complaint and sends it; who pays is proposed as the warranty says. */
export function EstimateDialog({ complaint, earlier, replaces, opening }: EstimateDialogProps) {
  const { id, model_name, customer_name: customer } = complaint
  const { parts, failure } = useEstimableParts(id)
  return (
    <FormDialog
      {...opening}
      disabled={parts === undefined}
      title={m.estimates_office_make()}
      text={[m.estimates_office_make_text({ customer }), replaces && m.estimates_office_replaces()]
        .filter(Boolean)
        .join(' ')}
      verb={m.estimates_office_send()}
      about={m.complaints_office_complaint_about({ id, model: model_name })}
    >
      {(errorOf) =>
        parts === undefined ? (
          <Skeleton pale className="h-66 animate-late" />
        ) : (
          <>
            {failure && <Note tone="error">{failure}</Note>}
            <EstimateFields complaint={complaint} earlier={earlier} parts={parts} errorOf={errorOf} />
          </>
        )
      }
    </FormDialog>
  )
}

interface EstimateFieldsProps {
  complaint: ComplaintDetail
  earlier: Estimate | undefined
  parts: readonly EstimablePart[]
  errorOf: (field: string) => string | undefined
}

function EstimateFields({ complaint: { warranty }, earlier, parts, errorOf }: EstimateFieldsProps) {
  const [key] = useState(randomUuid)
  const [lines, setLines] = useState<readonly PartDraft[]>(() => linesOf(earlier, parts))
  const [amounts, setAmounts] = useState(() => amountsOf(earlier))
  const sum = sumOf(lines, amounts, parts)
  const amount = (name: keyof typeof amounts) => ({
    name,
    value: amounts[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setAmounts({ ...amounts, [name]: target.value }),
    inputMode: 'numeric' as const,
    maxLength: 14,
    autoComplete: 'off',
    className: 'tabular-nums',
  })
  return (
    <>
      <input type="hidden" name="intent" value="estimate" />
      <input type="hidden" name="key" value={key} />
      {warranty && <Note>{verdictWords(warranty)}</Note>}
      <PartsField
        parts={parts}
        lines={lines}
        isCovered={warranty?.verdict === 'covered'}
        errorOf={errorOf}
        onChange={setLines}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={m.estimates_office_labour()} error={errorOf('labour')}>
          <TextInput {...amount('labour')} />
        </Field>
        <Field label={m.estimates_office_visit_charge()} error={errorOf('visit_charge')}>
          <TextInput {...amount('visit_charge')} />
        </Field>
      </div>
      <p aria-live="polite" className="text-sm font-semibold tabular-nums empty:hidden">
        {sum !== undefined && m.estimates_office_sum({ total: rupees(sum) })}
      </p>
      <DateField
        label={m.estimates_office_valid_until()}
        name="valid_until"
        defaultValue={usualLastDay()}
        error={errorOf('valid_until')}
      />
      <Field label={m.estimates_office_note()} error={errorOf('note')}>
        <Textarea name="note" rows={2} maxLength={LONGEST_ESTIMATE_NOTE} defaultValue={earlier?.note} />
      </Field>
    </>
  )
}

const usualLastDay = (): string =>
  new Date(Date.parse(isoToday()) + USUAL_ESTIMATE_DAYS * 86_400_000).toISOString().slice(0, 10)
