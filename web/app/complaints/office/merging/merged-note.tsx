import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { RichMessage } from '../../../ui/format/rich-message.tsx'

/** Leads from a merged complaint to the one in which the work goes on. */
export const MergedNote = ({ complaint: { merged_into, merged_into_job } }: { complaint: ComplaintDetail }) =>
  merged_into === null ? null : (
    <Note className="mt-5">
      <RichMessage
        parts={
          merged_into_job
            ? m.complaints_office_merged_note_job.parts({ id: merged_into, number: merged_into_job })
            : m.complaints_office_merged_note.parts({ id: merged_into })
        }
        tags={{ link: (text) => <TextLink to={complaintPath(merged_into)}>{text}</TextLink> }}
      />
    </Note>
  )
