import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { Form } from 'react-router'
import { m } from '#messages'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'

export interface FindCallerProps {
  find: string
  /** the message that the complaint is made of */
  enquiry: Pick<EnquiryRow, 'id'> | undefined
}

/** The first step: the caller's mobile number, or the serial number of the product. The address keeps it. */
export const FindCaller = ({ find, enquiry }: FindCallerProps) => (
  <Form method="get" className="mt-6 flex max-w-2xl items-start gap-2.5 max-sm:flex-col">
    {enquiry && <input type="hidden" name="enquiry" value={enquiry.id} />}
    <Field label={m.callers_find_label()} help={m.callers_find_help()} className="w-full sm:max-w-96">
      <TextInput name="find" defaultValue={find} maxLength={100} autoComplete="off" autoFocus />
    </Field>
    <Button type="submit" variant="ink" className="max-sm:w-full sm:mt-6.5 sm:h-10!">
      {m.callers_find()}
    </Button>
  </Form>
)
