import { ACTIVITY } from 'contract/core/office-paths'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { brand } from '../brand/brand.tsx'
import { submit, valuesOf } from '../forms/submit.ts'
import { ExportMenu } from '../lists/export-menu.tsx'
import { ListEmpty, ListFailed } from '../lists/list-absent.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { withPage } from '../lists/use-last-page.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { Pager } from '../ui/data/pager.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { totalWords } from '../ui/format/total-words.ts'
import type { Route } from './+types/activity-log'
import { ActivityEntries } from './activity-entries.tsx'
import { ActivityFilters } from './activity-filters.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_activity() }],
}
export const clientMiddleware = [needs('activity.read')]

const entries = listLoader(api.activity.list, ['person', 'key', 'subject', 'kind', 'from', 'to', 'search', 'where'], {
  exportCall: api.activity.export,
  exportName: 'activity',
  perPage: 50,
})
export const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [list, { data: people }, { data: keys }] = await Promise.all([
    entries(args),
    api.activity.people(),
    api.activity.keys(),
  ])
  return { list, people, keys }
}
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submit(api.activity.restore, { params: { id: String(valuesOf(await request.formData())['id']) } })

type Loaded = Route.ComponentProps['loaderData']

export const HydrateFallback = () => <Screen loaded={undefined} />

/** `/baltra-admin-dashboard/all/activity` */
export default function ActivityLog({ loaderData }: Route.ComponentProps) {
  return <Screen loaded={loaderData} />
}

const Screen = ({ loaded }: { loaded: Loaded | undefined }) => (
  <div className="flex min-h-0 grow flex-col">
    <title>{`${m.office_menu_activity()} | ${brand.name}`}</title>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-5 pb-4 lg:px-6">
      <h1 className="text-heading">
        {m.office_menu_activity()}
        {loaded?.list.rows && (
          <span className="ml-2 text-xs font-normal tracking-normal text-ink-3 tabular-nums">
            {totalWords(loaded.list.pagination)}
          </span>
        )}
      </h1>
      {loaded?.list.rows && loaded.list.exported && (
        <ExportMenu exported={loaded.list.exported} total={loaded.list.pagination.total_results} />
      )}
    </div>
    <div className="border-b border-line px-4 pb-4 lg:px-6">
      <ActivityFilters people={loaded?.people ?? []} keys={loaded?.keys ?? []} />
    </div>
    <Log loaded={loaded} />
  </div>
)

function Log({ loaded }: { loaded: Loaded | undefined }) {
  const { search } = useLocation()
  const { state, location: next } = useNavigation()
  if (!loaded) return <EntriesSkeleton />
  const { list } = loaded
  if (list.failure !== undefined)
    return <ListFailed why={list.failure} busy={state === 'loading' && next.pathname.endsWith(ACTIVITY)} />
  if (list.rows.length === 0)
    return (
      <ListEmpty
        icon={<ScrollText />}
        title={m.activity_empty()}
        text={m.activity_empty_text()}
        pagination={list.pagination}
      />
    )
  return (
    <>
      <ActivityEntries entries={list.rows} />
      {list.pagination.total_pages > 1 && (
        <div className="border-t border-line bg-white px-4 py-2.5 lg:px-6">
          <Pager pagination={list.pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
        </div>
      )}
    </>
  )
}

const EntriesSkeleton = () => (
  <Loading label={m.office_loading()} className="bg-white">
    {['w-80', 'w-64', 'w-72', 'w-56', 'w-96', 'w-48'].map((width) => (
      <div key={width} className="flex h-14 items-center gap-3 border-b border-line px-4 lg:px-6">
        <Skeleton pale className="h-3 w-12" />
        <Skeleton className={`h-3.5 max-w-full ${width}`} />
      </div>
    ))}
  </Loading>
)
