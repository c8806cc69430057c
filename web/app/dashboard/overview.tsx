import RotateCw from 'lucide-react/icons/rotate-cw'
import type { DashboardStats } from 'contract/dashboard/endpoints'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { brand } from '../brand/brand.tsx'
import { useOffice } from '../office/office-data.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { whole } from '../ui/format/numbers.ts'
import type { Route } from './+types/overview'
import { CentreDayParts } from './centre-day.tsx'
import { FigureCards } from './figure-cards.tsx'
import { useFigurePlaces } from './figure-places.ts'
import { FiscalYearsTable } from './fiscal-years.tsx'
import { LastUpdated } from './last-updated.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { readOverview, useLastRead } from './read-overview.ts'
import { RecentDays } from './recent-days.tsx'
import { TopTable } from './top-table.tsx'
import { todayOf } from './today.ts'
import { waitingFor } from './waiting.ts'
import { WaitingForYou } from './waiting-list.tsx'
import { districtName } from '../ui/format/district-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.dashboard_title() }] }
export const clientMiddleware = [needs('dashboard.read')]
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readOverview({ request })
export const HydrateFallback = OverviewSkeleton

/** `/baltra-admin-dashboard` */
export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  const last = useLastRead(loaderData)
  const { failure } = loaderData
  const revalidator = useRevalidator()
  const refreshing = revalidator.state !== 'idle'
  const refresh = () => void revalidator.revalidate()
  return (
    <div className="w-full max-w-360 px-4 pb-12 lg:px-8">
      <title>{`${m.dashboard_overview()} | ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-6">
        <div>
          <h1 className="text-heading">{m.dashboard_overview()}</h1>
          {last && <LastUpdated at={last.readAt} />}
        </div>
        <Button variant="line" size="sm" busy={refreshing} busyLabel={m.dashboard_refreshing()} onClick={refresh}>
          <RotateCw />
          {m.dashboard_refresh()}
        </Button>
      </div>
      <output className="sr-only">{refreshing ? m.dashboard_refreshing() : ''}</output>
      {failure && last && (
        <Note
          tone="error"
          title={m.dashboard_failed()}
          className="mb-6"
          action={
            <Button variant="line" size="sm" busy={refreshing} onClick={refresh}>
              {m.dashboard_retry()}
            </Button>
          }
        >
          {m.dashboard_failed_before({ why: failure })}
        </Note>
      )}
      {last?.stats && <Stats stats={last.stats} />}
      {last?.centre && <CentreDayParts day={last.centre} />}
      {!last && (
        <ErrorState
          title={m.dashboard_failed()}
          text={m.dashboard_failed_text({ why: failure ?? '' })}
          onRetry={refresh}
          busy={refreshing}
        />
      )}
    </div>
  )
}

function Stats({ stats }: { stats: DashboardStats }) {
  const { weekly, by_district, by_model, fiscal_years, attention } = stats
  const places = useFigurePlaces(stats)
  const role = useOffice()?.role ?? 'customer'
  const days = whole(weekly.length)
  return (
    <>
      <WaitingForYou places={waitingFor(attention, role)} today={todayOf(attention)} />
      <div className="mt-10">
        <FigureCards places={places} />
      </div>
      <div className="mt-10 grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentDays weekly={weekly} />
        <TopTable
          title={m.dashboard_by_district({ days })}
          id="top-district"
          column={m.dashboard_district()}
          rows={by_district.map(({ name, ...counts }) => ({
            key: name,
            name: districtName(name) || m.dashboard_no_district(),
            counts,
          }))}
        />
      </div>
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <TopTable
          title={m.dashboard_by_model({ days })}
          id="top-model"
          column={m.dashboard_model()}
          rows={by_model.map(({ model_num, model_name, ...counts }) => ({
            key: model_num,
            name: (
              <>
                {model_name} <span className="font-normal text-ink-3 max-sm:block">{model_num}</span>
              </>
            ),
            counts,
          }))}
        />
        <FiscalYearsTable years={fiscal_years} places={places} />
      </div>
    </>
  )
}
