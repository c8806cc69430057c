import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { LONGEST_VISIT_NOTE } from 'contract/complaints/visit-outcomes'
import Replace from 'lucide-react/icons/replace'
import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { randomUuid } from '../../ui/browser/random-uuid.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isoToday } from '../../ui/format/dates.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { ConfirmFields } from './visits/confirm-fields.tsx'

/** Gives another appliance in place of the one that a complaint is about, for those who may. */
export function ReplaceButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const mayCorrect = useMay('registrations.correct')
  const { id, model_name, serial_number, status, customer_name } = complaint
  if (!mayWrite || !mayCorrect || serial_number === '' || isClosed(status)) return null
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        <Replace />
        {m.complaints_office_replace()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.complaints_office_replace_title()}
          text={m.complaints_office_replace_text({ customer: customer_name })}
          verb={m.complaints_office_replace_verb()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
          encType="multipart/form-data"
        >
          {(errorOf) => <ReplaceFields complaint={complaint} errorOf={errorOf} />}
        </FormDialog>
      ))}
    </>
  )
}

interface ReplaceFieldsProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
}

function ReplaceFields({ complaint, errorOf }: ReplaceFieldsProps) {
  // Sent again it counts once.
  const [key] = useState(randomUuid)
  return (
    <>
      <input type="hidden" name="intent" value="visit-report" />
      <input type="hidden" name="outcome" value="replaced" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen_status" value={complaint.status} />
      <Field
        label={m.complaints_office_replace_serial()}
        error={errorOf('new_serial_number') ?? errorOf('outcome') ?? errorOf('status')}
      >
        <TextInput name="new_serial_number" maxLength={100} autoComplete="off" autoCapitalize="characters" autoFocus />
      </Field>
      <Field label={m.complaints_office_replace_model()} error={errorOf('new_model_num')}>
        <TextInput name="new_model_num" maxLength={100} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <DateField
        label={m.complaints_office_replace_day()}
        name="visited_on"
        defaultValue={isoToday()}
        error={errorOf('visited_on')}
      />
      <Field label={m.complaints_office_replace_why()} error={errorOf('note')}>
        <TextInput name="note" maxLength={LONGEST_VISIT_NOTE} autoComplete="off" />
      </Field>
      <ConfirmFields complaint={complaint} errorOf={errorOf} />
    </>
  )
}
