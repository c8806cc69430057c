import { ticketPath } from 'contract/core/paths'
import type { OwnComplaint } from 'contract/complaints/endpoints'
import { useLocation } from 'react-router'
import { ProductPhoto } from '../../portal/product-photo.tsx'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { longDate } from '../../ui/format/dates.ts'
import { plainText } from '../../ui/data/rich-text-tree.ts'
import { RepairStatus } from '../complaint-status.tsx'
import { JobId } from '../repair-panel.tsx'
import { MergedTicket } from './merged-ticket.tsx'
import { faultLabel } from '../fault-choices.ts'
import { m } from '#messages'

/** One complaint in the list; the whole card leads to it. */
export function TicketCard({ ticket }: { ticket: OwnComplaint }) {
  const { search } = useLocation()
  const said = plainText(ticket.problem_description)
  // A fault reported by choice alone has the choice as its description.
  const complaint = [faultLabel(ticket.problem_type), said !== ticket.problem_type && said].filter(Boolean).join(': ')
  return (
    <li className="group relative rounded-card border border-line p-4 transition-colors hover:border-line-2 lg:p-5">
      <div className="flex gap-4 lg:gap-5">
        <ProductPhoto src={ticket.damaged_image || ticket.product_image} className="size-20 shrink-0 lg:size-28" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <div className="min-w-0">
              <h2 className="text-lead font-semibold wrap-anywhere">
                <CardLink
                  to={ticketPath(ticket.id)}
                  state={{ list: search }}
                  className="focus-visible:after:rounded-card"
                >
                  {ticket.model_name}
                </CardLink>
              </h2>
              <p className="text-xs wrap-anywhere text-ink-3 tabular-nums">{ticket.model_num}</p>
            </div>
            {ticket.merged_into === null && <RepairStatus status={ticket.status} />}
          </div>
          <div className="max-lg:hidden">
            <Rest ticket={ticket} complaint={complaint} />
          </div>
        </div>
      </div>
      <div className="lg:hidden">
        <Rest ticket={ticket} complaint={complaint} />
      </div>
    </li>
  )
}

const Rest = ({ ticket, complaint }: { ticket: OwnComplaint; complaint: string }) => (
  <>
    {ticket.unread > 0 && (
      <p className="mt-3 flex items-center gap-2 text-xs font-medium">
        <span className="size-2 rounded-full bg-lamp" />
        {m.complaints_new_messages({ count: ticket.unread, shown: whole(ticket.unread) })}
      </p>
    )}
    <MergedTicket ticket={ticket} className="relative z-1 mt-3 text-xs font-medium" />
    <p className="mt-3 line-clamp-2 text-xs wrap-anywhere text-ink-2">{complaint}</p>
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <JobId jobNo={ticket.job_no} id={ticket.id} />
      <p className="text-2xs text-ink-3 tabular-nums">{m.complaints_sent_on({ day: longDate(ticket.date_joined) })}</p>
    </div>
  </>
)
