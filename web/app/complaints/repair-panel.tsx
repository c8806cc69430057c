import { ticketPath } from 'contract/core/paths'
import type { OwnedProductDetail } from 'contract/registrations/endpoints'
import { Paper } from '../registrations/paper.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { shortDate } from '../ui/format/dates.ts'
import { RichMessage } from '../ui/format/rich-message.tsx'
import { RichText } from '../ui/data/rich-text.tsx'
import { CallCentre } from './call-centre.tsx'
import { RepairStatus } from './complaint-status.tsx'
import { RepairSteps } from './repair-steps.tsx'
import { faultLabel } from './fault-choices.ts'
import { m } from '#messages'

/** The repair panel shared by a product's page and a complaint. */
type Repair = Pick<
  OwnedProductDetail,
  | 'model_name'
  | 'job_no'
  | 'problem_type'
  | 'problem_description'
  | 'status'
  | 'date_joined'
  | 'damaged_image'
  | 'damaged_video'
  | 'stepper'
>

export interface RepairPanelProps {
  repair: Repair
  complaintId: number
  className?: string
}

/** The repair of a product: status, updates, phone number. */
export const RepairPanel = ({ repair, complaintId, className = '' }: RepairPanelProps) => (
  <section
    aria-labelledby={`repair-${complaintId}`}
    className={`overflow-hidden rounded-card border border-line ${className}`}
  >
    <div className="border-b border-line bg-ground px-5 py-5 lg:px-7">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <JobId jobNo={repair.job_no} id={complaintId} />
        <p className="text-2xs text-ink-3 tabular-nums">
          {m.complaints_sent_on({ day: shortDate(repair.date_joined) })}
        </p>
      </div>
      <h2 id={`repair-${complaintId}`} className="mt-2 text-heading">
        {repair.problem_type ? `${repair.model_name}: ${faultLabel(repair.problem_type)}` : repair.model_name}
      </h2>
      <p className="mt-2">
        <RepairStatus status={repair.status} />
      </p>
    </div>
    <div className="px-5 pt-7 pb-2 lg:px-7">
      <RepairSteps steps={repair.stepper} status={repair.status} />
    </div>
    <div className="border-t border-line px-5 py-6 lg:px-7">
      <h3 className="text-xs font-semibold">{m.complaints_your_report()}</h3>
      <RichText html={repair.problem_description} className="mt-1.5 text-xs! text-ink-2" />
      <div className="mt-4 grid grid-cols-3 gap-2">
        {repair.damaged_image && <Paper label={m.complaints_damage_photo()} src={repair.damaged_image} />}
        {repair.damaged_video && <Paper label={m.complaints_video()} src={repair.damaged_video} kind="video" />}
      </div>
      <ButtonLink to={ticketPath(complaintId)} variant="line" className="mt-5">
        {m.complaints_all_details()}
      </ButtonLink>
    </div>
    <div className="border-t border-line px-5 py-4 lg:px-7">
      <CallCentre />
    </div>
  </section>
)

/** The number to name on the phone: the job number, which comes with the dispatch, or until then that of the complaint. */
export const JobId = ({ jobNo, id }: { jobNo: string; id: number }) => (
  <p className="text-xs text-ink-3">
    <RichMessage
      parts={
        jobNo ? m.complaints_job_number.parts({ number: jobNo }) : m.complaints_own_number.parts({ number: String(id) })
      }
      tags={{ number: (text) => <span className="font-medium text-ink tabular-nums">{text}</span> }}
    />
  </p>
)
