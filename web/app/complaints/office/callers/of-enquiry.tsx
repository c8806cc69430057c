import { complaintPath, enquiryPath } from 'contract/core/office-paths'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** The message that the complaint is made of, in its own words. */
export const OfEnquiry = ({ enquiry: { id, name, note, complaint_id } }: { enquiry: EnquiryRow }) => (
  <Note className="mt-6 max-w-2xl" title={<TextLink to={enquiryPath(id)}>{m.callers_of_enquiry({ name })}</TextLink>}>
    <p className="mt-1 wrap-anywhere whitespace-pre-line">{note}</p>
    {complaint_id !== null && (
      <p className="mt-2">
        <TextLink to={complaintPath(complaint_id)}>{m.callers_made_already({ id: complaint_id })}</TextLink>
      </p>
    )}
  </Note>
)
