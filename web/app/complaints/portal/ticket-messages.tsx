import { clsx } from 'clsx'
import type { OwnMessage } from 'contract/complaints/messages'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { api } from '../../api/client.ts'
import { Paper } from '../../registrations/paper.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { MessageForm } from '../message-form.tsx'
import { useSeen } from '../use-seen.ts'
import { m } from '#messages'

export interface TicketMessagesProps {
  ticket: OwnComplaintDetail
  messages: readonly OwnMessage[]
}

/** The conversation of customer and call centre, and a form to write. */
export function TicketMessages({ ticket, messages }: TicketMessagesProps) {
  const newest = messages.findLast(({ kind, read_at }) => kind === 'staff' && read_at === '')
  useSeen(newest?.id, (up_to) => api.complaints.markMyRead({ params: { id: ticket.id }, body: { up_to } }))
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="mb-3 text-heading">
        {m.complaints_messages()}
      </h2>
      {messages.length > 0 ? (
        <ol aria-label={m.complaints_messages()} className="mb-5 grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      ) : (
        <p className="mb-4 max-w-read text-ink-2">
          {ticket.may_write ? m.complaints_no_messages_ask() : m.complaints_no_messages()}
        </p>
      )}
      {ticket.may_write ? (
        <MessageForm
          key={ticket.id}
          label={m.complaints_message_label()}
          verb={m.complaints_send_message()}
          withPhoto
        />
      ) : (
        <p className="rounded-control bg-ground px-3.5 py-3 text-xs text-ink-2">{m.complaints_closed_long()}</p>
      )}
    </section>
  )
}

const Message = ({ message: { kind, text, created_at, photo } }: { message: OwnMessage }) => (
  <li
    className={clsx(
      'w-fit max-w-[min(100%,34em)] rounded-card px-4 py-3',
      kind === 'customer' ? 'justify-self-end bg-ground' : 'border border-line',
    )}
  >
    <p className="text-2xs text-ink-3 tabular-nums">
      <span className="font-medium text-ink-2">{kind === 'customer' ? m.complaints_you() : m.complaints_centre()}</span>
      , <time dateTime={created_at}>{dateTime(created_at)}</time>
    </p>
    <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
    {photo && (
      <div className="mt-3 max-w-60">
        <Paper label={m.complaints_photograph()} src={photo} />
      </div>
    )}
  </li>
)
