import type { FileReply } from 'contract/core/endpoint'
import { XLSX } from 'contract/core/sheets'
import type { Locale } from 'contract/core/locale'
import type { ServiceFigures, ServiceGroup, ServiceTotals } from 'contract/service-figures/endpoints'
import { headingIn } from '../platform/sheets/headings.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { xlsxOf, type XlsxSheet } from '../platform/sheets/write-xlsx.ts'
import type { Repairs } from './repairs.queries.ts'

/** Every table of the page, each on a sheet of its own. */
export const figureSheets = (figures: ServiceFigures): FileReply => ({
  type: XLSX.type,
  filename: 'service-figures.xlsx',
  content: (locale) => xlsxOf(...sheetsOf(figures, locale)),
})

// Each sheet has rows of its own type.
// oxlint-disable-next-line typescript/no-explicit-any
function sheetsOf(figures: ServiceFigures, locale: Locale): XlsxSheet<any>[] {
  const sheet = <Row>(
    { header }: { header: string },
    columns: readonly WrittenColumn<Row>[],
    rows: readonly Row[],
  ): XlsxSheet<Row> => ({
    name: headingIn(locale, header),
    columns: columns.map((column) => ({ ...column, header: headingIn(locale, column.header) })),
    pages: onePage(rows),
  })
  const { totals, before, days, stages, centres, engineers, models, service_months, batches } = figures
  return [
    sheet(
      { header: 'Figures' },
      [
        { header: 'Figure', width: 40, value: ({ header }: Total) => headingIn(locale, header) },
        { header: 'Value', width: 14, value: ({ of }) => of(totals) },
        { header: 'Compared with', width: 16, value: ({ of }) => before && of(before) },
      ],
      TOTALS,
    ),
    sheet(
      { header: 'Days' },
      [
        { header: 'Day', width: 14, isDay: true, value: ({ day }: (typeof days)[number]) => day },
        { header: 'Filed', width: 12, value: ({ opened }) => opened },
        { header: 'Completed', width: 12, value: ({ completed }) => completed },
      ],
      days,
    ),
    sheet(
      { header: 'Stages' },
      [
        {
          header: 'Stage',
          width: 24,
          value: ({ group }: (typeof stages)[number]) => headingIn(locale, STAGE_NAMES[group].header),
        },
        { header: 'Completed', width: 12, value: ({ completed }) => completed },
        { header: 'Median hours', width: 14, value: ({ median }) => hours(median) },
        { header: '90th percentile hours', width: 20, value: ({ p90 }) => hours(p90) },
        { header: 'Median hours before', width: 20, value: ({ before_median }) => hours(before_median) },
      ],
      stages,
    ),
    sheet({ header: 'Service centres' }, [nameColumn({ header: 'Service centre' }), ...REPAIR_COLUMNS], centres),
    sheet({ header: 'Engineers' }, [nameColumn({ header: 'Engineer' }), ...REPAIR_COLUMNS], engineers),
    sheet(
      { header: 'Models' },
      [
        { header: 'Model', width: 28, value: ({ model_name }: (typeof models)[number]) => model_name },
        { header: 'Model number', width: 20, isText: true, value: ({ model_num }) => model_num },
        ...REPAIR_COLUMNS,
      ],
      models,
    ),
    ...(service_months
      ? [
          sheet(
            { header: 'Months in service' },
            [
              {
                header: 'Month in service',
                width: 18,
                value: ({ month }: (typeof service_months)[number]) => month ?? headingIn(locale, LATER.header),
              },
              { header: 'Failures', width: 12, value: ({ failures }) => failures },
              { header: 'Unit months', width: 14, value: ({ unit_months }) => unit_months },
              { header: 'Failures per thousand', width: 22, value: ({ per_thousand }) => per_thousand },
            ],
            service_months,
          ),
        ]
      : []),
    ...(batches
      ? [
          sheet(
            { header: 'Batches' },
            [
              { header: 'Batch', width: 20, isText: true, value: ({ batch }: (typeof batches.rows)[number]) => batch },
              { header: 'Model', width: 28, value: ({ model_name }) => model_name },
              { header: 'Units in service', width: 16, value: ({ units }) => units },
              { header: 'Failed units', width: 14, value: ({ failed }) => failed },
              { header: 'Failed per thousand', width: 20, value: ({ per_thousand }) => per_thousand },
              { header: 'At least per thousand', width: 20, value: ({ at_least }) => at_least },
            ],
            batches.rows,
          ),
        ]
      : []),
  ]
}

async function* onePage<Row>(rows: readonly Row[]) {
  yield rows
}

interface Total {
  header: string
  of: (totals: ServiceTotals) => number | null
}

const TOTALS: readonly Total[] = [
  { header: 'Filed', of: ({ opened }) => opened },
  { header: 'Completed', of: ({ completed }) => completed },
  { header: 'Cancelled', of: ({ cancelled }) => cancelled },
  { header: 'Open at the end', of: ({ open_at_end }) => open_at_end },
  { header: 'Median hours', of: ({ median }) => hours(median) },
  { header: '90th percentile hours', of: ({ p90 }) => hours(p90) },
  { header: 'With a visit report', of: ({ visited }) => visited },
  { header: 'Fixed at the first visit', of: ({ first_fix }) => first_fix },
  { header: 'Reported again within 30 days', of: ({ came_back }) => came_back },
  { header: 'Waited for parts', of: ({ for_parts }) => for_parts },
  { header: 'Median hours of waiting for parts', of: ({ parts_median }) => hours(parts_median) },
  { header: 'Price of parts under warranty', of: ({ covered_parts }) => covered_parts },
  { header: 'Repairs without a charge', of: ({ free }) => free },
  { header: 'Amount due', of: ({ due }) => due },
  { header: 'Received', of: ({ received }) => received },
  { header: 'Called after the repair', of: ({ called }) => called },
  { header: 'Reached', of: ({ reached }) => reached },
  { header: 'Does not work', of: ({ not_fixed }) => not_fixed },
  { header: 'Friendly', of: ({ friendly }) => friendly },
  { header: 'Rated', of: ({ rated }) => rated },
  { header: 'Rating', of: ({ rating }) => rating },
]

const STAGE_NAMES = {
  new: { header: 'New' },
  centre: { header: 'At the service centre' },
  engineer: { header: 'With an engineer' },
  parts: { header: 'Waiting for parts' },
  work: { header: 'In repair' },
} as const

const LATER = { header: 'Later' } as const

const nameColumn = ({ header }: { header: string }): WrittenColumn<ServiceGroup> => ({
  header,
  width: 28,
  value: ({ name }) => name,
})

const REPAIR_COLUMNS: readonly WrittenColumn<
  Repairs & { before: { completed: number; median: number | null } | null }
>[] = [
  { header: 'Completed', width: 12, value: ({ completed }) => completed },
  { header: 'Completed before', width: 18, value: ({ before }) => before && before.completed },
  { header: 'Median hours', width: 14, value: ({ median }) => hours(median) },
  { header: 'Median hours before', width: 20, value: ({ before }) => before && hours(before.median) },
  { header: '90th percentile hours', width: 20, value: ({ p90 }) => hours(p90) },
  { header: 'With a visit report', width: 18, value: ({ visited }) => visited },
  { header: 'Fixed at the first visit', width: 22, value: ({ first_fix }) => first_fix },
  { header: 'Reported again within 30 days', width: 28, value: ({ came_back }) => came_back },
  { header: 'Rated', width: 10, value: ({ rated }) => rated },
  { header: 'Rating', width: 10, value: ({ rating }) => rating },
]

const hours = (minutes: number | null) => (minutes === null ? null : Math.round(minutes / 6) / 10)
