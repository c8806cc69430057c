import { ticketPath } from 'contract/core/paths'
import type { OwnComplaint } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'

/** Leads from a report that was made twice to the one in which it is handled; nothing for others. */
export const MergedTicket = ({
  ticket: { merged_into: id, merged_into_job: number },
  className,
}: {
  ticket: Pick<OwnComplaint, 'merged_into' | 'merged_into_job'>
  className?: string
}) =>
  id === null ? null : (
    <p className={className}>
      <RichMessage
        parts={number ? m.complaints_merged_job.parts({ number }) : m.complaints_merged.parts({ id })}
        tags={{ link: (text) => <TextLink to={ticketPath(id)}>{text}</TextLink> }}
      />
    </p>
  )
