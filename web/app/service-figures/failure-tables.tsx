import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { LEAST_FAILED, SERVICE_MONTHS } from 'contract/service-figures/words'
import type { ServiceFigures } from 'contract/service-figures/endpoints'
import { m } from '#messages'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { CountedLink } from './counted-link.tsx'
import { FigureBars } from './figure-bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { decimal } from './figure-words.ts'
import type { FigureQuestion } from './read-figures.ts'
import { rowsPath } from './rows-path.ts'

type FailureTablesProps = FigureQuestion & { figures: ServiceFigures }

/** How many of the appliances in service fail: by their age, and by the batch in which they were made. */
export function FailureTables({ figures: { service_months, batches }, now, scope }: FailureTablesProps) {
  if (!service_months || !batches)
    return (
      <p className="rounded-card bg-ground px-5 py-6 text-xs text-ink-2 xl:col-span-2">
        {m.service_figures_not_by_centre()}
      </p>
    )
  const monthOf = (month: number | null) =>
    month === null
      ? m.service_figures_from_month({ shown: whole(SERVICE_MONTHS) })
      : m.service_figures_month({ shown: whole(month) })
  const failed = (more: Record<string, string | number>) =>
    rowsPath(scope, { figure: 'failed', of: { filed: now }, more })
  return (
    <>
      <FigureTable
        id="by-batch"
        title={m.service_figures_by_batch()}
        text={m.service_figures_by_batch_text({
          usual: decimal(batches.usual_per_thousand),
          least: whole(LEAST_FAILED),
        })}
        column={m.service_figures_batch()}
        keyOf={({ batch, model_key }) => `${batch} ${model_key}`}
        name={({ batch, model_name, is_bad }) => (
          <>
            {batch}{' '}
            {is_bad && (
              <Badge tone="amber" sign={<TriangleAlert />}>
                {m.service_figures_bad()}
              </Badge>
            )}
            <span className="block font-normal text-ink-3">{model_name}</span>
          </>
        )}
        rows={batches.rows}
        columns={[
          {
            head: m.service_figures_failed(),
            cell: ({ batch, model_key, failed: count }) => (
              <CountedLink to={failed({ batch, model_num: model_key })} count={count}>
                {whole(count)}
              </CountedLink>
            ),
          },
          { head: m.service_figures_units(), cell: ({ units }) => whole(units) },
          { head: m.service_figures_per_thousand(), cell: ({ per_thousand }) => decimal(per_thousand) },
          { head: m.service_figures_at_least(), cell: ({ at_least }) => decimal(at_least) },
        ]}
      />
      <FigureTable
        id="by-age"
        title={m.service_figures_by_age()}
        text={m.service_figures_by_age_text()}
        column={m.service_figures_age()}
        keyOf={({ month }) => String(month)}
        name={({ month }) => monthOf(month)}
        rows={service_months}
        columns={[
          {
            head: m.service_figures_failures(),
            cell: ({ month, failures }) => (
              <CountedLink
                to={failed(month === null ? { service_month_from: SERVICE_MONTHS } : { service_month: month })}
                count={failures}
              >
                {whole(failures)}
              </CountedLink>
            ),
          },
          { head: m.service_figures_unit_months(), cell: ({ unit_months }) => decimal(unit_months) },
          {
            head: m.service_figures_per_thousand(),
            cell: ({ per_thousand }) => (per_thousand === null ? '–' : decimal(per_thousand)),
          },
        ]}
      >
        <div className="mt-4">
          <FigureBars
            title={m.service_figures_by_age()}
            column={m.service_figures_age()}
            labels={service_months.map(({ month }) => monthOf(month))}
            series={[
              {
                label: m.service_figures_per_thousand(),
                values: service_months.map(({ per_thousand }) => per_thousand ?? 0),
              },
            ]}
            shown={decimal}
            withTable={false}
          />
        </div>
      </FigureTable>
    </>
  )
}
