import { complaintPath, COMPLAINT_LIST, VISITS } from 'contract/core/office-paths'
import { m } from '#messages'
import { faultLabel } from '../complaints/fault-choices.ts'
import { DueTime } from '../complaints/office/list/due-cell.tsx'
import { offLabel } from '../engineers/off-label.ts'
import { DetailCard } from '../office/detail.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { whole } from '../ui/format/numbers.ts'
import type { CentreDay } from './read-overview.ts'
import { todayOf } from './today.ts'
import { waitingFor } from './waiting.ts'
import { WaitingForYou } from './waiting-list.tsx'

/** The overview of who runs a service centre: its work, its engineers today, and what is due next. */
export const CentreDayParts = ({ day: { attention, visits, engineers, due } }: { day: CentreDay }) => (
  <>
    <WaitingForYou places={waitingFor(attention, 'centre_incharge')} today={todayOf(attention)} />
    <div className="mt-10 grid items-start gap-5 lg:grid-cols-2">
      <DetailCard title={m.dashboard_due_next()}>
        {due.length === 0 ? (
          <p className="text-xs text-ink-2">{m.dashboard_nothing_due()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {due.map((complaint) => (
              <li key={complaint.id} className="flex items-start justify-between gap-4 py-2.5 text-xs">
                <span className="min-w-0">
                  <TextLink to={complaintPath(complaint.id)} className="font-medium">
                    {complaint.customer_name}
                  </TextLink>
                  <span className="block text-ink-2">
                    {[complaint.model_name, faultLabel(complaint.problem_type)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="text-right">
                  <DueTime complaint={complaint} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink to={COMPLAINT_LIST} variant="line" size="sm" className="mt-4">
          {m.complaints_office_title()}
        </ButtonLink>
      </DetailCard>
      <DetailCard title={m.dashboard_engineers_today()}>
        <ul className="divide-y divide-line">
          {engineers.map(({ id, name, off }) => {
            const count = visits.filter(({ engineer_id }) => engineer_id === id).length
            return (
              <li key={id} className="flex justify-between gap-4 py-2.5 text-xs">
                <span className="font-medium">{name}</span>
                <span className="text-ink-2">
                  {offLabel(off) || m.complaints_office_visits_of_day({ count, shown: whole(count) })}
                </span>
              </li>
            )
          })}
        </ul>
        {engineers.length === 0 && <p className="text-xs text-ink-2">{m.dashboard_no_engineers()}</p>}
        <ButtonLink to={VISITS} variant="line" size="sm" className="mt-4">
          {m.dashboard_today_visits()}
        </ButtonLink>
      </DetailCard>
    </div>
  </>
)
