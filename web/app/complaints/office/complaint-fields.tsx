import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { m } from '#messages'
import { whyNoPurchaseDate } from '../../registrations/not-ahead.ts'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { dispatchWords } from './dispatch/dispatch-words.ts'
import { StatusChoice, StatusWords } from './status-choice.tsx'
import { PROBLEM_TYPES } from '../problem-types.ts'
import { faultLabel } from '../fault-choices.ts'

export interface ComplaintFieldsProps {
  complaint: ComplaintDetail
  errorOf: (field: string) => string | undefined
  /** for fields that are no inputs: this one is another now */
  onChanged: (field: string) => void
}

/** The stage with its text for the customer, and the job number. */
export const StatusFields = ({ complaint, errorOf }: ComplaintFieldsProps) => (
  <>
    <StatusChoice complaint={complaint} errorOf={errorOf} />
    <Field
      label={m.complaints_office_job_number()}
      help={complaint.job_no ? undefined : dispatchWords().jobNumber()}
      error={errorOf('job_no')}
    >
      <TextInput
        name="job_no"
        defaultValue={complaint.job_no}
        placeholder={m.complaints_office_job_number_hint()}
        maxLength={100}
        autoComplete="off"
      />
    </Field>
    {!isClosed(complaint.status) && <StatusWords errorOf={errorOf} />}
  </>
)

/** The fault of the product. */
export const ProblemFields = ({ complaint, errorOf, onChanged }: ComplaintFieldsProps) => (
  <>
    <Field label={m.complaints_office_problem_type()} error={errorOf('problem_type')} className="sm:w-1/2">
      <TextInput
        name="problem_type"
        defaultValue={complaint.problem_type}
        list="problem-types"
        maxLength={100}
        autoComplete="off"
      />
    </Field>
    <datalist id="problem-types">
      {PROBLEM_TYPES.map((type) => (
        <option key={type} value={type}>
          {faultLabel(type)}
        </option>
      ))}
    </datalist>
    <RichTextField
      name="problem_description"
      label={m.complaints_office_remark()}
      stored={complaint.problem_description}
      error={errorOf('problem_description')}
      onChanged={() => onChanged('problem_description')}
    />
  </>
)

/** Which product it is about. */
export const ProductFields = ({ complaint, errorOf }: ComplaintFieldsProps) => (
  <>
    <Field label={m.complaints_office_model_name()} error={errorOf('model_name')}>
      <TextInput name="model_name" defaultValue={complaint.model_name} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.complaints_office_model_number()} error={errorOf('model_num')}>
      <TextInput name="model_num" defaultValue={complaint.model_num} maxLength={100} autoComplete="off" />
    </Field>
    <Field label={m.complaints_office_serial_number()} error={errorOf('serial_number')}>
      <TextInput name="serial_number" defaultValue={complaint.serial_number} maxLength={100} autoComplete="off" />
    </Field>
    <DateField
      label={m.complaints_office_purchase_date()}
      name="purchase_date"
      defaultValue={complaint.purchase_date}
      error={errorOf('purchase_date')}
      whyNot={whyNoPurchaseDate}
    />
  </>
)

/** The contact person and address. */
export const ContactFields = ({ complaint, errorOf }: ComplaintFieldsProps) => (
  <>
    <Field label={m.complaints_office_name()} error={errorOf('customerName')}>
      <TextInput name="customerName" defaultValue={complaint.customer_name} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.complaints_office_mobile()} error={errorOf('customerContact')}>
      <PhoneInput name="customerContact" defaultValue={complaint.customerContact} autoComplete="off" />
    </Field>
    <Field label={m.complaints_office_email()} error={errorOf('email')}>
      <TextInput name="email" type="email" defaultValue={complaint.email} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.complaints_office_address()} error={errorOf('customerAddress')}>
      <TextInput name="customerAddress" defaultValue={complaint.customerAddress} maxLength={300} autoComplete="off" />
    </Field>
  </>
)
