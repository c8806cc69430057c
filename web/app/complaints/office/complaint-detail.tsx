import { COMPLAINT_LIST, editComplaintPath } from 'contract/core/paths'
import Pencil from 'lucide-react/icons/pencil'
import type { TimelineEntry } from 'contract/complaints/messages'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Photos } from '../../office/photos.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { Stars } from '../../products/stars.tsx'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import type { Route } from './+types/complaint-detail'
import { complaintAction } from './complaint-actions.ts'
import { DispatchButton } from './dispatch-button.tsx'
import { DispatchNote } from './dispatch-note.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { StatusBadge } from './status-dialog.tsx'
import { Timeline } from './timeline.tsx'
import { VisitCard } from './visit-card.tsx'
import { WriteForm } from './write-form.tsx'
import { skipRevalidationOnNetworkError } from '../skip-revalidation.ts'
import { useSeen } from '../use-seen.ts'
import { placeName } from '../places.ts'
import { faultLabel } from '../../faults/fault-label.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.complaints_office_title(), to: COMPLAINT_LIST },
    { text: m.complaints_office_crumb({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('complaints.read')]
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [complaint, timeline] = await Promise.all([
    rowOrAbsent(api.complaints.get({ params: { id } }, { signal })),
    rowOrAbsent(api.complaints.timeline({ params: { id } }, { signal })),
  ])
  return { complaint, timeline }
}
export const shouldRevalidate = skipRevalidationOnNetworkError
export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => complaintAction({ request, id })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-product-complaint/{id}` */
export default function ComplaintDetailScreen({ loaderData: { complaint, timeline } }: Route.ComponentProps) {
  const mayWrite = useMay('complaints.write')
  useSeen(mayWrite && timeline ? newestUnread(timeline) : undefined, (up_to) =>
    api.complaints.markRead({ params: { id: complaint!.id }, body: { up_to } }),
  )
  if (!complaint || !timeline)
    return (
      <AbsentDetail words={m.complaints_office_absent()} back={COMPLAINT_LIST} list={m.complaints_office_title()} />
    )
  const { id, model_name, job_no } = complaint
  return (
    <DetailPage title={m.complaints_office_complaint_about({ id, model: model_name })}>
      <DetailHead
        title={model_name}
        state={<StatusBadge complaint={complaint} />}
        facts={
          <>
            <span>{m.complaints_office_crumb({ id })}</span>
            <span>{longDate(complaint.date_joined)}</span>
            {job_no && <span className="font-medium text-ink">{m.complaints_office_job_no({ number: job_no })}</span>}
          </>
        }
        actions={
          <>
            {mayWrite && (
              <ButtonLink to={editComplaintPath(id)} variant="line" size="sm">
                <Pencil />
                {m.complaints_office_edit()}
              </ButtonLink>
            )}
            <ReopenButton complaint={complaint} />
            <DispatchButton complaint={complaint} />
          </>
        }
      />
      <DispatchNote complaint={complaint} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <VisitCard complaint={complaint} />
          {complaint.rating !== null && <RatingCard rating={complaint.rating} text={complaint.rating_text} />}
          <DetailCard title={m.complaints_office_problem()}>
            {complaint.problem_type && <p className="mb-2 text-xs font-medium">{faultLabel(complaint.problem_type)}</p>}
            <RichText html={complaint.problem_description} />
          </DetailCard>
          <ComplaintMedia complaint={complaint} />
          <ComplaintFacts complaint={complaint} />
        </div>
        <DetailCard title={m.complaints_office_timeline()}>
          <Timeline entries={timeline} />
          {mayWrite && (
            <div className="mt-6 border-t border-line pt-5">
              <WriteForm key={id} complaint={complaint} />
            </div>
          )}
        </DetailCard>
      </div>
      <History subject="complaint" id={id} />
    </DetailPage>
  )
}

const newestUnread = (timeline: readonly TimelineEntry[]): number | undefined =>
  timeline.findLast(({ kind, read_at }) => kind === 'customer' && read_at === '')?.id

const RatingCard = ({ rating, text }: { rating: number; text: string }) => (
  <DetailCard title={m.complaints_office_rating()}>
    <Stars rating={rating} />
    {text && <p className="mt-2 text-xs wrap-anywhere whitespace-pre-line">{text}</p>}
  </DetailCard>
)

const ComplaintFacts = ({ complaint }: { complaint: ComplaintDetail }) => (
  <>
    <DetailCard title={m.complaints_office_customer()}>
      <Facts
        items={[
          [m.complaints_office_name(), complaint.customer_name],
          [m.complaints_office_contact(), complaint.customerContact],
          [m.complaints_office_email(), complaint.email],
          [m.complaints_office_address(), complaint.customerAddress],
          [m.complaints_office_district(), placeName(complaint.zone)],
          [m.complaints_office_city(), placeName(complaint.area)],
        ]}
      />
    </DetailCard>
    <DetailCard title={m.complaints_office_product()}>
      <Facts
        items={[
          [m.complaints_office_model_name(), complaint.model_name],
          [m.complaints_office_model_number(), complaint.model_num],
          [m.complaints_office_serial_number(), complaint.serial_number],
          [m.complaints_office_purchase_date(), longDate(complaint.purchase_date)],
          [m.complaints_office_warranty_until(), longDate(complaint.warranty_expiry)],
          [m.complaints_office_closed(), longDate(complaint.job_closing_date)],
        ]}
      />
    </DetailCard>
  </>
)

const ComplaintMedia = ({ complaint }: { complaint: ComplaintDetail }) => (
  <DetailCard title={m.complaints_office_photos()}>
    <Photos
      photos={[
        { label: m.complaints_office_damage(), src: complaint.damaged_image },
        { label: m.complaints_office_warranty_card(), src: complaint.warranty_image },
        { label: m.complaints_office_product(), src: complaint.product_image },
      ]}
    />
    {complaint.damaged_video && (
      <figure className="mt-5">
        {/* A customer's recording has no captions. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          src={complaint.damaged_video}
          controls
          preload="metadata"
          playsInline
          aria-label={m.complaints_office_video()}
          className="aspect-video w-full rounded-control bg-night"
        />
        <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-2xs text-ink-2">
          {m.complaints_office_video()}
          <a
            href={complaint.damaged_video}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center underline decoration-line-2 underline-offset-4 pointer-coarse:min-h-11"
          >
            {m.complaints_office_new_tab()}
          </a>
        </figcaption>
      </figure>
    )}
  </DetailCard>
)
