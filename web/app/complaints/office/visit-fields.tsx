import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { isoToday } from '../../ui/format/dates.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface VisitFieldsProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
  disabled?: boolean
}

/** The technician and day, with the values shown when the form opened. */
export const VisitFields = ({ complaint, errorOf, disabled = false }: VisitFieldsProps) => (
  <>
    <input type="hidden" name="seen_technician" value={complaint.technician} />
    <input type="hidden" name="seen_technician_contact" value={complaint.technician_contact} />
    <input type="hidden" name="seen_visit_date" value={complaint.visit_date} />
    <Field label={m.complaints_office_technician()} error={errorOf('technician')}>
      <TextInput
        name="technician"
        defaultValue={complaint.technician}
        maxLength={200}
        autoComplete="off"
        disabled={disabled}
      />
    </Field>
    <Field label={m.complaints_office_technician_number()} error={errorOf('technician_contact')}>
      <PhoneInput
        name="technician_contact"
        defaultValue={complaint.technician_contact}
        autoComplete="off"
        disabled={disabled}
      />
    </Field>
    <Field label={m.complaints_office_visit_date()} error={errorOf('visit_date')}>
      <DateInput name="visit_date" defaultValue={complaint.visit_date} min={isoToday()} disabled={disabled} />
    </Field>
  </>
)
