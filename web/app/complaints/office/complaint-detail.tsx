import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { newestUnanswered, UnansweredNote } from './timeline/unanswered-note.tsx'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { mayNow, useMay } from '../../office/office-data.ts'
import { LookAlikes } from '../../office/look-alikes.tsx'
import { Phone } from '../../office/phone.tsx'
import { Photos } from '../../office/photos.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { Stars } from '../../ui/data/stars.tsx'
import { purchaseWords, serialWords } from '../../ui/format/purchase-words.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/complaint-detail'
import { complaintAction } from './complaint-actions.ts'
import { CustomerNotes, RelatedCard } from './background-cards.tsx'
import { ComplaintHead } from './complaint-head.tsx'
import { FillInButton } from './fill-in-button.tsx'
import { CallCard } from './happy-calls/call-card.tsx'
import { ReplaceButton } from './replace-button.tsx'
import { DispatchNote } from './dispatch/dispatch-note.tsx'
import { MergedNote } from './merging/merged-note.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { VisitsCard } from './visits/visits-card.tsx'
import { WorkCard } from './work-card.tsx'
import { WriteForm } from './timeline/write-form.tsx'
import { skipRevalidationOnNetworkError } from '../skip-revalidation.ts'
import { AskForBill } from '../../registrations/office/ask-for-bill.tsx'
import { CorrectRegistration } from '../../registrations/office/correct-registration.tsx'
import { districtName } from '../../ui/format/district-name.ts'
import { placeName } from '../places.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.complaints_office_title(), to: COMPLAINT_LIST },
    { text: m.complaints_office_crumb({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('complaints.read')]
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [complaint, timeline, background, visits, requests, calls, estimates, account] = await Promise.all([
    rowOrAbsent(api.complaints.get({ params: { id } }, { signal })),
    rowOrAbsent(api.complaints.timeline({ params: { id } }, { signal })),
    rowOrAbsent(api.complaints.background({ params: { id } }, { signal })),
    rowOrAbsent(api.visitReports.list({ params: { id } }, { signal })),
    mayNow('parts.read') ? partsOf(id, signal) : undefined,
    mayNow('happycalls.write') ? rowOrAbsent(api.happyCalls.ofComplaint({ params: { id } }, { signal })) : [],
    rowOrAbsent(api.estimates.list({ params: { id } }, { signal })),
    rowOrAbsent(api.payments.account({ params: { id } }, { signal })),
  ])
  return { complaint, timeline, background, visits, requests, calls: calls ?? [], estimates, account }
}

/** The parts that are asked for; an address that names no number has none. */
const partsOf = async (id: string, signal: AbortSignal) =>
  /^\d{1,9}$/.test(id)
    ? (await api.partRequests.list({ query: { complaint_id: id, per_page: 100, sort: 'created' } }, { signal })).data
    : []
export const shouldRevalidate = skipRevalidationOnNetworkError
export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => complaintAction({ request, id })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-product-complaint/{id}` */
export default function ComplaintDetailScreen({
  loaderData: { complaint, timeline, background, visits, requests, calls, estimates, account },
}: Route.ComponentProps) {
  const mayWrite = useMay('complaints.write')
  if (!complaint || !timeline || !background || !visits || !estimates || !account)
    return (
      <AbsentDetail words={m.complaints_office_absent()} back={COMPLAINT_LIST} list={m.complaints_office_title()} />
    )
  const { id, model_name } = complaint
  return (
    <DetailPage title={m.complaints_office_complaint_about({ id, model: model_name })}>
      <ComplaintHead complaint={complaint} isRepeat={background.repeat_of !== null} />
      <CustomerNotes notes={background.notes} />
      {complaint.merged_into === null ? <DispatchNote complaint={complaint} /> : <MergedNote complaint={complaint} />}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <WorkCard complaint={complaint} requests={requests} estimates={estimates} account={account} />
        <DetailCard title={m.complaints_office_timeline()} className="min-w-0 lg:row-span-2">
          {mayWrite && complaint.merged_into === null && (
            <div className="mb-6 border-b border-line pb-6">
              <UnansweredNote timeline={timeline} />
              <WriteForm key={id} complaint={complaint} seenUpTo={newestUnanswered(timeline)} />
            </div>
          )}
          <Timeline entries={timeline} />
        </DetailCard>
        <div className="grid min-w-0 gap-5 lg:col-start-1">
          {visits.length > 0 && <VisitsCard reports={visits} />}
          {calls.length > 0 && <CallCard calls={calls} />}
          {complaint.rating !== null && <RatingCard rating={complaint.rating} text={complaint.rating_text} />}
          {background.related.total > 0 && (
            <RelatedCard related={background.related} repeat_of={background.repeat_of} />
          )}
          <ComplaintMedia complaint={complaint} />
          <ComplaintFacts complaint={complaint} />
        </div>
      </div>
      <History subject="complaint" id={id} />
    </DetailPage>
  )
}

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
          [m.complaints_office_contact(), <Phone key="contact" number={complaint.customerContact} />],
          [m.complaints_office_email(), complaint.email],
          [m.complaints_office_address(), complaint.customerAddress],
          [m.complaints_office_district(), districtName(complaint.district) || m.complaints_office_district_unknown()],
          [m.complaints_office_zone(), placeName(complaint.zone)],
          [m.complaints_office_city(), placeName(complaint.area)],
        ]}
      />
    </DetailCard>
    <DetailCard title={m.complaints_office_product()}>
      <Facts
        items={[
          [m.complaints_office_model_name(), complaint.model_name],
          [m.complaints_office_model_number(), complaint.model_num],
          [
            m.complaints_office_serial_number(),
            <>
              {serialWords(complaint.serial_number)} <LookAlikes number={complaint.serial_number} />
            </>,
          ],
          [m.complaints_office_purchase_date(), purchaseWords(complaint)],
          [
            m.complaints_office_warranty_until(),
            complaint.is_unproven ? m.registrations_unproven() : longDate(complaint.warranty_expiry),
          ],
          [m.complaints_office_closed(), longDate(complaint.job_closing_date)],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
        <FillInButton complaint={complaint} />
        <ReplaceButton complaint={complaint} />
        <CorrectRegistration id={complaint.stock_id} about={complaint.model_name} />
        {complaint.bill_missing && (
          <AskForBill id={complaint.stock_id} about={complaint.model_name} asked={complaint.bill_asked} />
        )}
      </div>
    </DetailCard>
  </>
)

const ComplaintMedia = ({ complaint }: { complaint: ComplaintDetail }) => (
  <DetailCard title={m.complaints_office_photos()}>
    <Photos
      size="small"
      photos={[
        { label: m.complaints_office_damage(), src: complaint.damaged_image },
        { label: m.complaints_office_warranty_card(), src: complaint.warranty_image },
        { label: m.complaints_office_product(), src: complaint.product_image },
      ]}
    />
    {complaint.damaged_video && (
      <figure className="mt-5 max-w-80">
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
