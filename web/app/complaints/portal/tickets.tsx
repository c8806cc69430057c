import { whole } from '../../ui/format/numbers.ts'
import { MY_PRODUCTS, SERVICE } from 'contract/core/paths'
import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import type { OwnComplaint } from 'contract/complaints/endpoints'
import { clsx } from 'clsx'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { stageForCustomer } from 'contract/complaints/words'
import { brand } from '../../brand/brand.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { keptLoader, type OrSaved } from '../../offline/copies.ts'
import { SavedNote } from '../../offline/saved-note.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { CallLinks } from '../../brand/call-links.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import type { Route } from './+types/tickets'
import { loadTickets } from './own-tickets.ts'
import { TicketCard } from './ticket-card.tsx'
import { TicketFilters, TicketTabs } from './ticket-filters.tsx'
import { isNarrowed, SEARCHED, ticketQuery, ticketSearch, type TicketQuery } from './ticket-query.ts'
import { TicketsSkeleton } from './tickets-skeleton.tsx'
import { m } from '#messages'

/** The number of tickets from which they can be searched. */
const ENOUGH_TO_SEARCH = 6

interface Found {
  query: TicketQuery
  tickets: OwnComplaint[]
}

type Listed =
  | (OrSaved<Found> & { failure?: undefined })
  | { query: TicketQuery; tickets?: undefined; saved?: undefined; failure: string }

/** A newer address cancels the older call, so a late response is never shown. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Listed> {
  try {
    return await keptTickets({ request })
  } catch (error) {
    return { query: queryOf(request), failure: refusalOf(error).message }
  }
}

const keptTickets = keptLoader(({ request }: { request: Request }): Promise<Found> =>
  loadTickets(queryOf(request), request.signal),
)

const queryOf = ({ url }: Request) => ticketQuery(new URL(url).searchParams)

export const HydrateFallback = TicketsSkeleton

/** `/baltra-trackingProducts` */
export default function Tickets({ loaderData: { query, tickets, saved, failure } }: Route.ComponentProps) {
  const isRefreshing = useIsRefreshing()
  // A few tickets need no search; an active search keeps its fields.
  const needsFilters = isNarrowed(query) || (tickets?.length ?? 0) >= ENOUGH_TO_SEARCH
  return (
    <main id="main" className="mx-auto w-full max-w-4xl px-5 pb-20 lg:px-10 lg:pb-28">
      <title>{`${m.complaints_service_support()} | ${brand.name}`}</title>
      <SavedNote saved={saved} />
      <div className="pt-8 pb-5 lg:pt-14">
        <h1 className="text-title">{m.complaints_service_support()}</h1>
        <p className="mt-2 text-ink-2">
          {m.complaints_every_repair()} <TextLink to={SERVICE}>{m.service_points_title()}</TextLink>
        </p>
      </div>
      <TicketTabs query={query} />
      <div className="py-5 empty:py-2.5">{needsFilters && <TicketFilters query={query} />}</div>
      <output className="sr-only">
        {tickets && !isRefreshing && m.complaints_ticket_count({ count: tickets.length, shown: whole(tickets.length) })}
      </output>
      <div aria-busy={isRefreshing} className={clsx('transition-opacity', isRefreshing && 'opacity-50')}>
        {failure !== undefined && <Failed why={failure} busy={isRefreshing} />}
        {tickets?.length === 0 && <Nothing query={query} />}
        {tickets && tickets.length > 0 && (
          <ul className="grid gap-4" aria-label={m.complaints_tickets()}>
            {tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.complaints_my_products() }} />
)

/** Another tab or filter is on its way. */
function useIsRefreshing(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}

function Failed({ why, busy }: { why: string; busy: boolean }) {
  const revalidator = useRevalidator()
  return (
    <ErrorState
      title={m.complaints_not_loaded()}
      text={m.complaints_why_kept({ why })}
      busy={busy || revalidator.state !== 'idle'}
      onRetry={() => void revalidator.revalidate()}
    >
      <CallLinks />
    </ErrorState>
  )
}

function Nothing({ query }: { query: TicketQuery }) {
  const tab = query.status === 'Completed' || query.status === 'Cancelled' ? 'Completed' : 'Pending'
  if (isNarrowed(query))
    return (
      <EmptyState
        icon={<SearchX />}
        title={m.complaints_no_results()}
        size="short"
        text={
          query.q
            ? m.complaints_no_ticket_with({ query: query.q, field: SEARCHED[query.by]() })
            : m.complaints_no_ticket_at({ step: stageForCustomer(query.status) })
        }
      >
        <ButtonLink to={ticketSearch({ status: tab, by: query.by, q: '' })} variant="ink">
          {m.complaints_clear_search()}
        </ButtonLink>
        <CallLinks />
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox />}
      title={m.complaints_no_data()}
      size="short"
      text={tab === 'Pending' ? m.complaints_none_open() : m.complaints_none_completed()}
    >
      <ButtonLink to={MY_PRODUCTS} variant="ink">
        {m.complaints_my_products()}
      </ButtonLink>
    </EmptyState>
  )
}
