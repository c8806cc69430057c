import { COMPLAINT_LIST, editComplaintPath } from 'contract/core/paths'
import Pencil from 'lucide-react/icons/pencil'
import type { TimelineEntry } from 'contract/complaints/messages'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
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

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [{ text: 'Product Complaints', to: COMPLAINT_LIST }, { text: `Complaint ${id}` }],
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
    return <AbsentDetail words="No Data Available" back={COMPLAINT_LIST} list="Product Complaints" />
  const { id, model_name, job_no } = complaint
  return (
    <DetailPage title={`Complaint ${id}, ${model_name}`}>
      <DetailHead
        title={model_name}
        state={<StatusBadge complaint={complaint} />}
        facts={
          <>
            <span>Complaint {id}</span>
            <span>{longDate(complaint.date_joined)}</span>
            {job_no && <span className="font-medium text-ink">Job no. {job_no}</span>}
          </>
        }
        actions={
          <>
            {mayWrite && (
              <ButtonLink to={editComplaintPath(id)} variant="line" size="sm">
                <Pencil />
                Edit
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
          <DetailCard title="Problem">
            {complaint.problem_type && <p className="mb-2 text-xs font-medium">{complaint.problem_type}</p>}
            <RichText html={complaint.problem_description} />
          </DetailCard>
          <ComplaintMedia complaint={complaint} />
          <ComplaintFacts complaint={complaint} />
        </div>
        <DetailCard title="Timeline">
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
  <DetailCard title="Rating of the service">
    <Stars rating={rating} />
    {text && <p className="mt-2 text-xs wrap-anywhere whitespace-pre-line">{text}</p>}
  </DetailCard>
)

const ComplaintFacts = ({ complaint }: { complaint: ComplaintDetail }) => (
  <>
    <DetailCard title="Customer">
      <Facts
        items={[
          ['Name', complaint.customer_name],
          ['Contact', complaint.customerContact],
          ['Email', complaint.email],
          ['Address', complaint.customerAddress],
          ['District', complaint.zone],
          ['City', complaint.area],
        ]}
      />
    </DetailCard>
    <DetailCard title="Product">
      <Facts
        items={[
          ['Model name', complaint.model_name],
          ['Model number', complaint.model_num],
          ['Serial number', complaint.serial_number],
          ['Purchase date', longDate(complaint.purchase_date)],
          ['Warranty until', longDate(complaint.warranty_expiry)],
          ['Closed', longDate(complaint.job_closing_date)],
        ]}
      />
    </DetailCard>
  </>
)

const ComplaintMedia = ({ complaint }: { complaint: ComplaintDetail }) => (
  <DetailCard title="Photographs and video">
    <Photos
      photos={[
        { label: 'Damage', src: complaint.damaged_image },
        { label: 'Warranty card', src: complaint.warranty_image },
        { label: 'Product', src: complaint.product_image },
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
          aria-label="Video of the damage"
          className="aspect-video w-full rounded-control bg-night"
        />
        <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-2xs text-ink-2">
          Video of the damage
          <a
            href={complaint.damaged_video}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center underline decoration-line-2 underline-offset-4 pointer-coarse:min-h-11"
          >
            Open in a new tab
          </a>
        </figcaption>
      </figure>
    )}
  </DetailCard>
)
