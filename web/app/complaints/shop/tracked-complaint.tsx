import { CONTACT_US, TICKETS, ticketPath, trackingPath } from 'contract/core/paths'
import LinkIcon from 'lucide-react/icons/link-2-off'
import type { TrackedComplaint } from 'contract/complaints/endpoints'
import { useEffect } from 'react'
import { isRouteErrorResponse, useNavigate } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { useVisitor } from '../../session/profile.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import type { Route } from './+types/tracked-complaint'
import { CallBy } from '../call-by.tsx'
import { CallCentre } from '../call-centre.tsx'
import { RepairStatus } from '../complaint-status.tsx'
import { JobId } from '../repair-panel.tsx'
import { RepairSteps } from '../repair-steps.tsx'
import { skipRevalidationOnNetworkError } from '../skip-revalidation.ts'
import { TicketVisit } from '../ticket-visit.tsx'
import { m } from '#messages'

// The link must show the present status.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).complaints.track({ params: { token } })
  return { complaint: data, path: trackingPath(token) }
}

/** The visit is moved, by whoever has the link. */
export const clientAction = async ({ request, params }: Route.ClientActionArgs) => {
  const { intent: _, ...values } = valuesOf(await request.formData())
  const answer = await submit(api.visitMoves.moveByLink, { params, values })
  return isRefusal(answer) ? answer : { message: answer.message }
}

export const shouldRevalidate = skipRevalidationOnNetworkError

/** `/t/{token}`: the progress of a complaint, for anyone with its link. */
export default function TrackedComplaint({ loaderData: { complaint, path }, params }: Route.ComponentProps) {
  const isCustomer = useOpenOwnTicket(complaint)
  const { model_name, status, job_no, date_joined, job_closing_date, stepper } = complaint
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-6 pb-20 lg:pt-12">
      <SiteHead
        title={job_no ? m.complaints_job({ number: job_no }) : m.complaints_about({ name: model_name })}
        description={m.complaints_where_stands()}
        path={path}
        unlisted
      />
      <JobId jobNo={job_no} id={complaint.id} />
      <h1 className="mt-1 text-title break-words">{model_name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-2 tabular-nums">
        <RepairStatus status={status} />
        <span>{m.complaints_sent_on({ day: longDate(date_joined) })}</span>
        {job_closing_date && <span>{m.complaints_closed_on({ day: longDate(job_closing_date) })}</span>}
      </p>
      {complaint.is_merged && <p className="mt-4 text-sm">{m.complaints_tracked_merged()}</p>}
      <section aria-labelledby="steps" className="mt-7 overflow-hidden rounded-card border border-line">
        <h2 id="steps" className="border-b border-line bg-ground px-5 py-4 text-heading lg:px-7">
          {m.complaints_repair_status()}
        </h2>
        <CallBy when={complaint.call_by} />
        <TicketVisit
          ticket={{ ...complaint, technician: '', technician_contact: '' }}
          choices={async () => (await api.visitMoves.choicesByLink({ params })).data}
        />
        <div className="px-5 pt-7 pb-2 lg:px-7">
          <RepairSteps steps={stepper} status={status} />
        </div>
        <div className="border-t border-line px-5 py-4 lg:px-7">
          <CallCentre />
        </div>
      </section>
      <p hidden={isCustomer} className="mt-5 text-xs text-ink-2">
        <RichMessage
          parts={m.complaints_yours.parts()}
          tags={{ link: (text) => <TextLink to={TICKETS}>{text}</TextLink> }}
        />
      </p>
    </main>
  )
}

/**
 * Leads its customer, signed in, on to the ticket, where they can write. The link itself does not say whose complaint it
 * is, so it is looked for among their own. Returns whether a customer is signed in.
 */
function useOpenOwnTicket({ job_no, date_joined, model_name }: TrackedComplaint): boolean {
  const navigate = useNavigate()
  const visitor = useVisitor()
  const isCustomer = visitor.state === 'in' && visitor.profile?.role === 'customer'
  useEffect(() => {
    if (!isCustomer) return
    const open = async () => {
      const { data } = await api.complaints.listMine({ query: job_no ? { job_no } : {} })
      const own = data.find((mine) => mine.date_joined === date_joined && mine.model_name === model_name)
      if (own) await navigate(ticketPath(own.id), { replace: true })
    }
    // The page shows the progress without it.
    open().catch(() => undefined)
  }, [isCustomer, job_no, date_joined, model_name, navigate])
  return isCustomer
}

/** A link that leads to no complaint; anything else is for the layout around. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-6">
      <title>{m.complaints_unknown_link()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        icon={<LinkIcon />}
        title={m.complaints_unknown_title()}
        text={m.complaints_unknown_text()}
      >
        <ButtonLink to={TICKETS}>{m.complaints_my_complaints()}</ButtonLink>
        <ButtonLink to={CONTACT_US} variant="outline">
          {m.complaints_contact_us()}
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
