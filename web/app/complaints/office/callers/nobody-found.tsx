import { MOBILE_NUMBER, normalizePhone } from 'contract/core/texts/digits'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { AddCustomerLink } from '../../../office/add-customer-link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

export interface NobodyFoundProps {
  find: string
  /** the message that the complaint is made of */
  enquiry: Pick<EnquiryRow, 'id' | 'name'> | undefined
}

/** Nobody has this number: a mobile number can get an account at once. */
export function NobodyFound({ find, enquiry }: NobodyFoundProps) {
  const contact = mobileOf(find)
  return (
    <output className="block max-w-2xl">
      <Note className="mt-4" title={contact ? m.callers_nobody_number() : m.callers_nobody_serial()}>
        {contact ? m.callers_nobody_number_text() : m.callers_nobody_serial_text()}
        {contact && (
          <div className="mt-3 empty:hidden">
            <AddCustomerLink
              query={{
                contact,
                next: 'complaint',
                ...(enquiry && { enquiry: String(enquiry.id), name: enquiry.name }),
              }}
            />
          </div>
        )}
      </Note>
    </output>
  )
}

function mobileOf(find: string): string | undefined {
  const number = String(normalizePhone(find))
  return MOBILE_NUMBER.test(number) ? number : undefined
}
