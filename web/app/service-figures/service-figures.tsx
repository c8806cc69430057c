import Download from 'lucide-react/icons/download'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { useDownload } from '../api/use-download.ts'
import { brand } from '../brand/brand.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { shortDate } from '../ui/format/dates.ts'
import type { Route } from './+types/service-figures'
import { FailureTables } from './failure-tables.tsx'
import { FigureFilters } from './figure-filters.tsx'
import { FlowBars } from './flow-bars.tsx'
import { exportFigures, readFigures, type FigureQuestion } from './read-figures.ts'
import { RepairTables } from './repair-tables.tsx'
import { TotalsPlate } from './totals-plate.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.service_figures_title() }] }
export const clientMiddleware = [needs('figures.read')]
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readFigures({ request })

const FRAME = 'w-full max-w-360 px-4 pb-12 lg:px-8'

export const HydrateFallback = () => (
  <Loading label={m.service_figures_loading()} className={FRAME}>
    <title>{`${m.service_figures_title()} | ${brand.name}`}</title>
    <div className="py-6">
      <Skeleton className="h-7 w-44" />
      <Skeleton pale className="mt-2 h-4 w-72 max-w-full" />
    </div>
    <Skeleton pale className="h-10 rounded-control" />
    <Skeleton pale className="mt-8 h-72 rounded-card" />
    <Skeleton pale className="mt-10 h-58 rounded-card" />
  </Loading>
)

/** `/baltra-admin-dashboard/service-figures` */
export default function ServiceFiguresScreen({ loaderData }: Route.ComponentProps) {
  const { now, before, scope } = loaderData
  const question = { now, before, scope }
  const revalidator = useRevalidator()
  return (
    <div className={FRAME}>
      <title>{`${m.service_figures_title()} | ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-6">
        <div className="min-w-0">
          <h1 className="text-heading">{m.service_figures_title()}</h1>
          <p className="mt-1 text-xs text-ink-2 tabular-nums">{periodWords(question)}</p>
        </div>
        <ExportButton question={question} />
      </div>
      <FigureFilters />
      {loaderData.failure === undefined ? (
        <>
          <div className="mt-8">
            <TotalsPlate {...question} totals={loaderData.figures.totals} earlier={loaderData.figures.before} />
          </div>
          {/* A further part of the page is one more section here. */}
          <div className="mt-10 grid gap-10 xl:grid-cols-2">
            <FlowBars days={loaderData.figures.days} />
            <RepairTables {...question} figures={loaderData.figures} />
            <FailureTables {...question} figures={loaderData.figures} />
          </div>
        </>
      ) : (
        <ErrorState
          title={m.service_figures_did_not_load()}
          text={m.lists_failed_kept({ why: loaderData.failure })}
          onRetry={() => void revalidator.revalidate()}
          busy={revalidator.state !== 'idle'}
        />
      )}
    </div>
  )
}

/** `1 Nov 2026 to 29 Nov 2026, compared with 1 Oct 2026 to 29 Oct 2026` */
function periodWords({ now, before }: FigureQuestion): string {
  const words = ({ from, to }: { from: string; to: string }) =>
    m.service_figures_days_to({ from: shortDate(from), to: shortDate(to) })
  return before ? m.service_figures_compared({ now: words(now), before: words(before) }) : words(now)
}

function ExportButton({ question }: { question: FigureQuestion }) {
  const { busy, download } = useDownload()
  const save = async () => {
    const filename = `service-figures-${question.now.from}-${question.now.to}.xlsx`
    if (await download({ call: (options) => exportFigures(question, options), filename }))
      toast.success(m.lists_exported())
  }
  return (
    <Button variant="line" size="sm" busy={busy} busyLabel={m.lists_exporting()} onClick={() => void save()}>
      <Download />
      {m.service_figures_export()}
    </Button>
  )
}
