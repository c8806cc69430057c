import KeyRound from 'lucide-react/icons/key-round'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import type { ReactNode } from 'react'
import { telLink } from '../brand/brand.tsx'
import { settings } from '../brand/page-settings.ts'
import { isoToday, longDate, timeOfDay } from '../ui/format/dates.ts'
import { isClosed } from 'contract/complaints/words'
import { m } from '#messages'
import { MoveVisit, type MoveVisitProps } from './move-visit.tsx'
import { saidWindowWords } from './window-words.ts'

type Visit = Pick<
  OwnComplaintDetail,
  | 'technician'
  | 'technician_contact'
  | 'visit_date'
  | 'visit_window'
  | 'status'
  | 'visit_step'
  | 'visit_step_at'
  | 'may_move_visit'
  | 'job_no'
> &
  Partial<Pick<OwnComplaintDetail, 'visit_code'>>

export interface TicketVisitProps {
  ticket: Visit
  /** asks for the days and hours to which the visit can be moved; without it the customer cannot move it here */
  choices?: MoveVisitProps['load'] | undefined
}

/**
 * Technician and date of the visit, as far as known, the way to move it, and the code that its customer tells when the work
 * is done; where anybody may read it, that the code is in the text message. Nothing without a visit.
 */
export function TicketVisit({ ticket, choices }: TicketVisitProps) {
  const { technician, technician_contact, visit_date, visit_window, status, visit_code } = ticket
  if ((!technician && !visit_date) || isClosed(status)) return null
  return (
    <section aria-labelledby="visit" className="border-b border-line px-5 py-4 lg:px-7">
      <h2 id="visit" className="flex items-center gap-2 text-sm font-semibold">
        <CalendarClock className="size-4.5" />
        {visit_date
          ? [longDate(visit_date), saidWindowWords(visit_window)].filter(Boolean).join(', ')
          : m.complaints_visit_follows()}
      </h2>
      <p className="mt-1 text-xs text-ink-2">
        {technician ? m.complaints_comes({ technician }) : m.complaints_technician_comes()}
        {technician_contact && (
          <>
            {' '}
            <a
              href={telLink(technician_contact)}
              className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line-2 underline-offset-4 tabular-nums"
            >
              {m.complaints_call({ number: technician_contact })}
            </a>
          </>
        )}
      </p>
      <UnderWay ticket={ticket} />
      {visit_code && <OwnCode code={visit_code} />}
      {visit_code === undefined && visit_date >= isoToday() && !isCrms(ticket) && (
        <CodeLine>{m.complaints_visit_code_in_sms()}</CodeLine>
      )}
      {ticket.may_move_visit && choices && <MoveVisit visit={ticket} load={choices} />}
    </section>
  )
}

/** The CRM completes it, and asks for no code. */
const isCrms = ({ job_no }: Visit): boolean => settings().hasCrm && job_no !== ''

/** How far the technician has got, as far as they told. */
function UnderWay({ ticket: { visit_step, visit_step_at = '' } }: { ticket: Visit }) {
  if (!visit_step) return null
  const time = timeOfDay(visit_step_at)
  return (
    <p className="mt-1 text-xs font-medium text-ink" role="status">
      {visit_step === 'arrived' ? m.complaints_has_arrived({ time }) : m.complaints_on_the_way({ time })}
    </p>
  )
}

const OwnCode = ({ code }: { code: string }) => (
  <CodeLine>
    <strong className="block text-sm font-semibold text-ink tabular-nums">{m.complaints_visit_code({ code })}</strong>
    {m.complaints_visit_code_help()}
  </CodeLine>
)

const CodeLine = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 flex items-start gap-2 text-xs text-ink-2">
    <KeyRound className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span>{children}</span>
  </p>
)
