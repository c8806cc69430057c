import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import type { OwnVisit } from 'contract/complaints/own-visit'
import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'

const OUTCOMES: Record<VisitOutcome, () => string> = {
  done: m.complaints_visit_done,
  no_fault: m.complaints_visit_no_fault,
  replaced: m.complaints_visit_replaced,
  part_needed: m.complaints_visit_part_needed,
  customer_absent: m.complaints_visit_absent,
  refused: m.complaints_visit_refused,
}

/** What was done at each visit, with which part, and what it costs; nothing before the first one. */
export function TicketVisits({ ticket: { visits } }: { ticket: OwnComplaintDetail }) {
  if (!visits || visits.length === 0) return null
  return (
    <section aria-labelledby="visits">
      <h2 id="visits" className="mb-3 text-heading">
        {m.complaints_what_was_done()}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line">
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ol>
    </section>
  )
}

const Visit = ({ visit }: { visit: OwnVisit }) => (
  <li className="grid gap-1.5 px-5 py-4 text-sm *:min-w-0 lg:px-7">
    <p className="font-semibold">{OUTCOMES[visit.outcome]()}</p>
    <p className="text-xs text-ink-2">
      {[longDate(visit.visited_on), visit.engineer_name].filter(Boolean).join(' · ')}
    </p>
    {visit.finding && <p className="wrap-anywhere">{visit.finding}</p>}
    {visit.note && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{visit.note}</p>}
    {visit.parts.length > 0 && (
      <ul aria-label={m.complaints_visit_parts()} className="mt-1 grid gap-1 text-xs">
        {visit.parts.map(({ name, name_ne, count, is_covered }) => (
          <li key={name}>
            {m.visits_part_times({ count: whole(count), name: (pageLocale() === 'ne' && name_ne) || name })}
            {is_covered && <span className="text-ink-2"> · {m.visits_part_covered()}</span>}
          </li>
        ))}
      </ul>
    )}
    {visit.due > 0 && <Amounts visit={visit} />}
  </li>
)

/** What it costs; amounts of nothing are left out. */
function Amounts({ visit: { labour, visit_charge, parts_charge, due, paid } }: { visit: OwnVisit }) {
  const lines = [
    [m.visits_labour(), labour],
    [m.visits_visit_charge(), visit_charge],
    [m.complaints_visit_parts(), parts_charge],
    [m.visits_due_total(), due],
    [m.complaints_visit_paid(), paid],
  ] as const
  return (
    <dl className="mt-1.5 grid max-w-80 gap-1 border-t border-line pt-2.5 text-xs tabular-nums">
      {lines
        .filter(([, amount]) => amount > 0)
        .map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium">{rupees(amount)}</dd>
          </div>
        ))}
      {paid < due && (
        <div className="flex justify-between gap-4 font-semibold text-red">
          <dt>{m.complaints_visit_still_due()}</dt>
          <dd>{rupees(due - paid)}</dd>
        </div>
      )}
    </dl>
  )
}
