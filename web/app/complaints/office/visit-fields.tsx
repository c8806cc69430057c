import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { yearsAhead } from '../../ui/fields/years-ahead.ts'

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
    <DateField
      label={m.complaints_office_visit_date()}
      name="visit_date"
      defaultValue={complaint.visit_date}
      error={errorOf('visit_date')}
      doubt={yearsAhead}
      disabled={disabled}
    />
  </>
)
