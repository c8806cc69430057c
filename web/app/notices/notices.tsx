import { MY_PRODUCTS, PREFERENCES } from 'contract/core/paths'
import BellOff from 'lucide-react/icons/bell-off'
import { clsx } from 'clsx'
import type { Notice } from 'contract/notices/endpoints'
import { useLocation, useNavigation } from 'react-router'
import { api } from '../api/client.ts'
import { brand } from '../brand/brand.tsx'
import { ListEmpty, ListFailed } from '../lists/list-absent.tsx'
import { listLoader, type Listing } from '../lists/list-loader.ts'
import { withPage } from '../lists/use-last-page.ts'
import { PortalError } from '../portal/portal-error.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { Route } from './+types/notices'
import { NoticeDays } from './notice-days.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { useSeenNotices } from './use-seen-notices.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

export const clientLoader = listLoader(api.notices.list, [], { perPage: 20 })

export const HydrateFallback = () => <NoticeList list={undefined} />

/** The customer's notices: everything sent by SMS. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticeList list={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.notices_my_products() }} />
)

interface NoticeListProps {
  list: Listing<Notice> | undefined
}

const NoticeList = ({ list }: NoticeListProps) => (
  <main id="main" className="mx-auto w-full max-w-4xl px-5 pb-20 lg:px-10 lg:pb-28">
    <title>{`${m.notices_title()} | ${brand.name}`}</title>
    <div className="pt-8 pb-5 lg:pt-14">
      <h1 className="text-title">{m.notices_title()}</h1>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5">
        <p className="text-ink-2">{m.notices_text()}</p>
        <TextLink to={PREFERENCES} className="inline-flex min-h-11 items-center text-sm">
          {m.preferences_open()}
        </TextLink>
      </div>
    </div>
    <output className="sr-only">
      {list?.rows &&
        m.notices_count({ count: list.pagination.total_results, shown: whole(list.pagination.total_results) })}
    </output>
    <Days list={list} />
  </main>
)

function Days({ list }: NoticeListProps) {
  const { pathname, search } = useLocation()
  const { state, location: next } = useNavigation()
  const isRefreshing = state === 'loading' && next.pathname === pathname
  useSeenNotices(list?.rows ?? [])
  if (!list)
    return (
      <>
        <Skeleton pale className="mb-2.5 h-4.5 w-28" />
        <div className="rounded-card border border-line">
          <NoticesSkeleton count={6} />
        </div>
      </>
    )
  if (list.failure !== undefined) return <ListFailed why={list.failure} busy={isRefreshing} />
  if (list.pagination.total_results === 0) return <Nothing />
  if (list.rows.length === 0)
    return <ListEmpty title={m.notices_none()} text="" icon={<BellOff />} pagination={list.pagination} />
  return (
    <div aria-busy={isRefreshing} className={clsx('transition-opacity', isRefreshing && 'opacity-50')}>
      <NoticeDays notices={list.rows} />
      <Pager pagination={list.pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
    </div>
  )
}

const Nothing = () => (
  <EmptyState icon={<BellOff />} title={m.notices_none()} text={m.notices_none_text()}>
    <ButtonLink to={MY_PRODUCTS} variant="ink">
      {m.notices_my_products_button()}
    </ButtonLink>
  </EmptyState>
)
