import { ALL_PRODUCTS } from 'contract/core/paths'
import Brush from 'lucide-react/icons/brush'
import { clsx } from 'clsx'
import type { Personalisation } from 'contract/personalisations/endpoints'
import { useLocation, useNavigation } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { ListEmpty, ListFailed } from '../../lists/list-absent.tsx'
import { listLoader, PORTAL_ROWS, type Listing } from '../../lists/list-loader.ts'
import { withPage } from '../../lists/use-last-page.ts'
import { SkeletonRepairs } from '../../portal/skeleton-repairs.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/my-personalisations'
import { PersonalisationCard } from './personalisation-card.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

export const clientLoader = listLoader(api.personalisations.listMine, [], { perPage: PORTAL_ROWS })

export const HydrateFallback = () => <Orders list={undefined} />

/** `/baltra-personalization-orders` */
export default function MyPersonalisations({ loaderData }: Route.ComponentProps) {
  return <Orders list={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: ALL_PRODUCTS, text: m.personalisations_all_products() }} />
)

interface OrdersProps {
  list: Listing<Personalisation> | undefined
}

const Orders = ({ list }: OrdersProps) => (
  <main id="main" className="mx-auto w-full max-w-4xl px-5 pb-20 lg:px-10 lg:pb-28">
    <title>{`${m.personalisations_title()} | ${brand.name}`}</title>
    <div className="pt-8 pb-5 lg:pt-14">
      <h1 className="text-title">{m.personalisations_title()}</h1>
      <p className="mt-2 text-ink-2">{m.personalisations_list_text()}</p>
    </div>
    <output className="sr-only">
      {list?.rows &&
        m.personalisations_count({
          count: list.pagination.total_results,
          shown: whole(list.pagination.total_results),
        })}
    </output>
    <Cards list={list} />
  </main>
)

function Cards({ list }: OrdersProps) {
  const { pathname, search } = useLocation()
  const { state, location: next } = useNavigation()
  const isRefreshing = state === 'loading' && next.pathname === pathname
  if (!list)
    return (
      <Loading label={m.personalisations_loading()}>
        <SkeletonRepairs count={3} />
      </Loading>
    )
  if (list.failure !== undefined) return <ListFailed why={list.failure} busy={isRefreshing} />
  if (list.pagination.total_results === 0) return <Nothing />
  if (list.rows.length === 0)
    return <ListEmpty title={m.personalisations_none()} text="" icon={<Brush />} pagination={list.pagination} />
  return (
    <div aria-busy={isRefreshing} className={clsx('transition-opacity', isRefreshing && 'opacity-50')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={m.personalisations_title()}>
        {list.rows.map((personalisation) => (
          <PersonalisationCard key={personalisation.id} personalisation={personalisation} />
        ))}
      </ul>
      <div className="pt-4">
        <Pager pagination={list.pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
      </div>
    </div>
  )
}

const Nothing = () => (
  <EmptyState icon={<Brush />} title={m.personalisations_none()} text={m.personalisations_none_text()}>
    <ButtonLink to={ALL_PRODUCTS} variant="ink">
      {m.personalisations_all_products()}
    </ButtonLink>
  </EmptyState>
)
