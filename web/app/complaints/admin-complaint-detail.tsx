import Pencil from 'lucide-react/icons/pencil'
import type { ComplaintDetail } from 'contract/complaints'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../office/detail.tsx'
import { useMay } from '../office/office-data.ts'
import { Photos } from '../office/photos.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { longDate, shortDate } from '../ui/dates.ts'
import { RichText } from '../ui/rich-text.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { Route } from './+types/admin-complaint-detail'
import { COMPLAINT_LIST, editComplaintAddress } from './admin-complaint-address.ts'
import { dispatchAction } from './admin-dispatch.ts'
import { DispatchButton } from './admin-dispatch-button.tsx'
import { DispatchNote } from './admin-dispatch-note.tsx'
import { ComplaintStatus } from './complaint-status.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [{ text: 'Product Complaints', to: COMPLAINT_LIST }, { text: `Complaint ${id}` }],
}
export const clientMiddleware = [needs('complaints.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.complaints.get({ params: { id: params.id } }))
export const clientAction = dispatchAction
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-product-complaint/{id}` (SCREENS 69) */
export default function AdminComplaintDetail({ loaderData: complaint }: Route.ComponentProps) {
  const mayWrite = useMay('complaints.write')
  if (!complaint) return <AbsentDetail words="No Data Available" back={COMPLAINT_LIST} list="Product Complaints" />
  const { id, model_name, status, job_no } = complaint
  return (
    <DetailPage title={`Complaint ${id}, ${model_name}`}>
      <DetailHead
        title={model_name}
        state={<ComplaintStatus status={status} />}
        facts={
          <>
            <span>Complaint {id}</span>
            <span>{longDate(complaint.created_at)}</span>
            {job_no && <span className="font-medium text-ink">Job no. {job_no}</span>}
          </>
        }
        actions={
          <>
            {mayWrite && (
              <ButtonLink to={editComplaintAddress(id)} variant="line" size="sm">
                <Pencil />
                Edit
              </ButtonLink>
            )}
            <DispatchButton complaint={complaint} />
          </>
        }
      />
      <DispatchNote complaint={complaint} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <DetailCard title="Problem">
            {complaint.problem_type && <p className="mb-2 text-xs font-medium">{complaint.problem_type}</p>}
            <RichText html={complaint.problem_description} />
          </DetailCard>
          <ComplaintMedia complaint={complaint} />
          <ComplaintFacts complaint={complaint} />
        </div>
        <DetailCard title="Steps">
          <Stepper
            label="Repair steps"
            done={status === 'Completed' || status === 'Cancelled'}
            steps={complaint.stepper.map((step) => ({
              title: step.newServiceStatusName,
              at: step.dateAdded,
              text: step.description,
            }))}
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}

const ComplaintFacts = ({ complaint }: { complaint: ComplaintDetail }) => (
  <>
    <DetailCard title="Customer">
      <Facts
        items={[
          ['Name', complaint.customerName],
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
          ['Purchase date', shortDate(complaint.purchase_date)],
          ['Warranty until', shortDate(complaint.warranty_expiry)],
          ['Closed', shortDate(complaint.job_closing_date)],
        ]}
      />
    </DetailCard>
  </>
)

const ComplaintMedia = ({ complaint }: { complaint: ComplaintDetail }) => (
  <DetailCard title="Photographs and video">
    <Photos
      photos={[
        { label: 'Damage', src: complaint.damaged_image_url },
        { label: 'Warranty card', src: complaint.warranty_image_url },
        { label: 'Product', src: complaint.product_image },
      ]}
    />
    {complaint.damaged_video_url && (
      <figure className="mt-5">
        {/* A customer's own recording: nobody has written captions for it. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          src={complaint.damaged_video_url}
          controls
          preload="metadata"
          playsInline
          aria-label="Video of the damage"
          className="aspect-video w-full rounded-control bg-night"
        />
        <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-2xs text-ink-2">
          Video of the damage
          <a
            href={complaint.damaged_video_url}
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
