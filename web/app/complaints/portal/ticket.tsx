import { TICKETS, ownedProductPath } from 'contract/core/paths'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { useLocation } from 'react-router'
import { brand } from '../../brand/brand.tsx'
import { keptLoader, type OrSaved } from '../../offline/copies.ts'
import { SavedNote } from '../../offline/saved-note.tsx'
import { BackLink } from '../../portal/back-link.tsx'
import { DownloadablePaper } from '../../registrations/paper.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { ProductPhoto } from '../../portal/product-photo.tsx'
import { useFresh } from '../../portal/use-fresh.ts'
import { purchaseWords, serialWords } from '../../ui/format/purchase-words.ts'
import { longDate } from '../../ui/format/dates.ts'
import { verdictWords } from '../verdict-words.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { SkeletonDetail } from '../../ui/feedback/skeleton-detail.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import type { Route } from './+types/ticket'
import { CallBy } from '../call-by.tsx'
import { CallCentre } from '../call-centre.tsx'
import { RepairStatus } from '../complaint-status.tsx'
import { placeName } from '../places.ts'
import { JobId } from '../repair-panel.tsx'
import { RepairSteps } from '../repair-steps.tsx'
import { loadTicket, loadVisitChoices } from './own-tickets.ts'
import { ticketAction } from './ticket-actions.ts'
import { MergedTicket } from './merged-ticket.tsx'
import { TicketAnswer } from './ticket-answer.tsx'
import { TicketEstimate } from './ticket-estimate.tsx'
import { TicketMessages } from './ticket-messages.tsx'
import { TicketParts } from './ticket-parts.tsx'
import { TicketRating } from './ticket-rating.tsx'
import { TicketReceipts } from './ticket-receipts.tsx'
import { TicketVisits } from './ticket-visits.tsx'
import { TicketVisit } from '../ticket-visit.tsx'
import { TrackingLink } from './tracking-link.tsx'
import { skipRevalidationOnNetworkError } from '../skip-revalidation.ts'
import { faultLabel } from '../fault-choices.ts'
import { m } from '#messages'

export const clientLoader = keptLoader(({ params, request }: Route.ClientLoaderArgs) =>
  loadTicket(params.complaint_id, request.signal),
)

/** Without a connection the input is kept. */
export const shouldRevalidate = skipRevalidationOnNetworkError
export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  ticketAction({ request, id: params.complaint_id })

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-shop px-5 py-10 lg:px-10">
    <SkeletonDetail label={m.complaints_loading_ticket()} />
  </main>
)

type Loaded = Awaited<ReturnType<typeof loadTicket>>
/** Copies that a device kept before there were estimates have neither these nor payments. */
type LoadedTicket = Omit<Loaded, 'estimates' | 'payments'> & Partial<Pick<Loaded, 'estimates' | 'payments'>>

/** `/baltra-tracking-ProductDetails/:complaint_id` */
export default function Ticket({ loaderData, params }: Route.ComponentProps) {
  const {
    ticket,
    messages,
    estimates = [],
    payments = [],
    saved,
  } = useFresh<OrSaved<LoadedTicket>>(loaderData, () => loadTicket(params.complaint_id))
  const list = (useLocation().state as { list?: string } | null)?.list ?? ''
  return (
    <main id="main" className="mx-auto w-full max-w-shop px-5 pt-4 pb-20 lg:px-10 lg:pt-8 lg:pb-28">
      <title>{`${ticket.job_no || ticket.model_name} | ${brand.name}`}</title>
      <BackLink to={TICKETS + list}>{m.complaints_service_support()}</BackLink>
      <SavedNote saved={saved} />
      <div className="mt-3 mb-8 flex items-start gap-4 lg:mb-10 lg:gap-6">
        <ProductPhoto src={ticket.product_image || ticket.damaged_image} className="size-20 shrink-0 lg:size-32" />
        <div className="min-w-0">
          <JobId jobNo={ticket.job_no} id={ticket.id} />
          <h1 className="mt-1 text-title break-words">
            {ticket.problem_type ? `${ticket.model_name}: ${faultLabel(ticket.problem_type)}` : ticket.model_name}
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-2 tabular-nums">
            {ticket.merged_into === null && <RepairStatus status={ticket.status} />}
            <span>{m.complaints_sent_on({ day: longDate(ticket.date_joined) })}</span>
            {ticket.job_closing_date && (
              <span>{m.complaints_closed_on({ day: longDate(ticket.job_closing_date) })}</span>
            )}
          </p>
          <MergedTicket ticket={ticket} className="mt-3 text-sm" />
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
        <section
          aria-labelledby="steps"
          className="overflow-hidden rounded-card border border-line lg:sticky lg:top-24"
        >
          <h2 id="steps" className="border-b border-line bg-ground px-5 py-4 text-heading lg:px-7">
            {m.complaints_repair_status()}
          </h2>
          <CallBy when={ticket.call_by} />
          <TicketVisit ticket={ticket} choices={saved === undefined ? () => loadVisitChoices(ticket.id) : undefined} />
          <TicketParts ticket={ticket} />
          <div className="px-5 pt-7 pb-2 lg:px-7">
            <RepairSteps
              steps={ticket.merged_into === null ? ticket.stepper : ticket.stepper.slice(0, -1)}
              status={ticket.status}
            />
          </div>
          <TrackingLink ticket={ticket} />
          <div className="border-t border-line px-5 py-4 lg:px-7">
            <CallCentre />
          </div>
        </section>
        <div className="grid min-w-0 gap-10">
          <TicketEstimate estimates={estimates} />
          <TicketAnswer ticket={ticket} />
          <TicketRating ticket={ticket} />
          <TicketVisits ticket={ticket} />
          <TicketMessages ticket={ticket} messages={messages} />
          <TicketReceipts id={ticket.id} payments={payments} />
          <VisitPhotos ticket={ticket} />
          <Issue ticket={ticket} />
          <Product ticket={ticket} />
          <Contact ticket={ticket} />
        </div>
      </div>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: TICKETS, text: m.complaints_all_tickets() }} />
)

interface Part {
  ticket: OwnComplaintDetail
}

function Issue({ ticket }: Part) {
  const evidence = [
    { label: m.complaints_damage_photo(), src: ticket.damaged_image },
    { label: m.complaints_warranty_card(), src: ticket.warranty_image },
    { label: m.complaints_video(), src: ticket.damaged_video, kind: 'video' as const },
  ].filter(({ src }) => src !== '')
  return (
    <section aria-labelledby="issue">
      <h2 id="issue" className="mb-3 text-heading">
        {m.complaints_your_report()}
      </h2>
      <RichText html={ticket.problem_description} className="max-w-read text-ink-2" />
      <div className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {evidence.map((paper) => (
          <DownloadablePaper key={paper.label} {...paper} />
        ))}
      </div>
    </section>
  )
}

/** What the technician photographed before and after the repair. */
function VisitPhotos({ ticket: { visit_photos } }: Part) {
  if (!visit_photos || visit_photos.length === 0) return null
  return (
    <section aria-labelledby="visit-photos">
      <h2 id="visit-photos" className="mb-3 text-heading">
        {m.complaints_visit_photos()}
      </h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {visit_photos.map(({ side, url }) => (
          <DownloadablePaper
            key={url}
            label={side === 'before' ? m.complaints_photo_before() : m.complaints_photo_after()}
            src={url}
          />
        ))}
      </div>
    </section>
  )
}

const Product = ({ ticket }: Part) => (
  <section aria-labelledby="product">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="product" className="text-heading">
        {m.complaints_product()}
      </h2>
      <TextLink to={ownedProductPath(ticket.stock_id)} className="inline-flex min-h-11 items-center text-xs">
        {m.complaints_view_product()}
      </TextLink>
    </div>
    <Plate columns={3}>
      <PlateCell label={m.complaints_model_name()}>{ticket.model_name}</PlateCell>
      <PlateCell label={m.complaints_model_number()}>{ticket.model_num}</PlateCell>
      <PlateCell label={m.complaints_serial()}>{serialWords(ticket.serial_number)}</PlateCell>
      <PlateCell label={m.complaints_purchase_date()}>{purchaseWords(ticket)}</PlateCell>
      <PlateCell label={m.complaints_warranty()}>{ticket.warranty && verdictWords(ticket.warranty)}</PlateCell>
      <PlateCell label={m.complaints_problem_type()}>{faultLabel(ticket.problem_type)}</PlateCell>
    </Plate>
  </section>
)

const Contact = ({ ticket }: Part) => (
  <section aria-labelledby="contact">
    <h2 id="contact" className="mb-3 text-heading">
      {m.complaints_contact()}
    </h2>
    <Plate columns={2}>
      <PlateCell label={m.complaints_name()}>{ticket.customer_name}</PlateCell>
      <PlateCell label={m.complaints_mobile()}>{ticket.customerContact}</PlateCell>
      <PlateCell label={m.complaints_email()}>{ticket.email}</PlateCell>
      <PlateCell label={m.complaints_address()}>{ticket.customerAddress}</PlateCell>
      <PlateCell label={m.complaints_zone()}>{placeName(ticket.zone)}</PlateCell>
      <PlateCell label={m.complaints_area()}>{placeName(ticket.area)}</PlateCell>
    </Plate>
  </section>
)
