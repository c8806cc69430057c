import type { ServiceFigures, ServiceGroup, ServiceModel } from 'contract/service-figures/endpoints'
import type { FigureFilter } from 'contract/service-figures/words'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import { CountedLink } from './counted-link.tsx'
import { FigureTable, type FigureColumn } from './figure-table.tsx'
import { decimal, shareWords, STAGE_WORDS, timeWords } from './figure-words.ts'
import type { FigureQuestion } from './read-figures.ts'
import { rowsPath } from './rows-path.ts'

type RepairTablesProps = FigureQuestion & { figures: ServiceFigures }

/** Turn-around by stage, and the repairs of each centre, engineer and model. */
export function RepairTables({ figures, ...question }: RepairTablesProps) {
  const { stages, centres, engineers, models } = figures
  const closed = (figure: FigureFilter) => rowsPath(question.scope, { figure, of: { closed: question.now } })
  return (
    <>
      <FigureTable
        id="by-stage"
        title={m.service_figures_by_stage()}
        text={m.service_figures_by_stage_text()}
        column={m.service_figures_stage()}
        keyOf={({ group }) => group}
        name={({ group }) => STAGE_WORDS[group]()}
        rows={stages}
        columns={[
          {
            head: m.service_figures_complaints_head(),
            cell: ({ group, completed }) => (
              <CountedLink to={closed(`stage_${group}`)} count={completed}>
                {whole(completed)}
              </CountedLink>
            ),
          },
          { head: m.service_figures_median(), cell: ({ median }) => timeWords(median) },
          ...(question.before
            ? [
                {
                  head: m.service_figures_median_before(),
                  cell: ({ before_median }: ServiceFigures['stages'][number]) => timeWords(before_median),
                },
              ]
            : []),
          { head: m.service_figures_p90(), cell: ({ p90 }) => timeWords(p90) },
        ]}
      />
      <FigureTable
        id="by-centre"
        title={m.service_figures_by_centre()}
        column={m.service_figures_centre()}
        keyOf={({ id }) => String(id)}
        name={({ name }) => name || m.service_figures_no_centre()}
        rows={centres}
        columns={repairColumns<ServiceGroup>(question, ({ id }) => ({ centre_id: id }))}
      />
      <FigureTable
        id="by-engineer"
        title={m.service_figures_by_engineer()}
        column={m.service_figures_engineer()}
        keyOf={({ id }) => String(id)}
        name={({ name }) => name || m.service_figures_no_engineer()}
        rows={engineers}
        columns={repairColumns<ServiceGroup>(question, ({ id }) => ({ engineer_id: id }))}
        className="xl:col-span-2"
      />
      <FigureTable
        id="by-model"
        title={m.service_figures_by_model()}
        column={m.service_figures_model()}
        keyOf={({ model_key }) => model_key}
        name={({ model_name, model_num }) => (
          <>
            {model_name} <span className="font-normal text-ink-3">{model_num || m.service_figures_no_model()}</span>
          </>
        )}
        rows={models}
        columns={repairColumns<ServiceModel>(question, ({ model_num }) => ({ model_num }))}
        className="xl:col-span-2"
      />
    </>
  )
}

function repairColumns<Row extends ServiceGroup | ServiceModel>(
  { scope, now, before }: FigureQuestion,
  ofRow: (row: Row) => Record<string, string | number | null>,
): FigureColumn<Row>[] {
  const linked = (figure: FigureFilter, count: (row: Row) => number, shown: (row: Row) => string) => (row: Row) => (
    <CountedLink to={rowsPath(scope, { figure, of: { closed: now }, more: ofRow(row) })} count={count(row)}>
      {shown(row)}
    </CountedLink>
  )
  return [
    {
      head: m.service_figures_completed(),
      cell: linked(
        'completed',
        ({ completed }) => completed,
        ({ completed }) => whole(completed),
      ),
    },
    ...(before
      ? [
          {
            head: m.service_figures_completed_before(),
            cell: ({ before: earlier }: Row) => (earlier ? whole(earlier.completed) : '–'),
          },
        ]
      : []),
    { head: m.service_figures_median(), cell: ({ median }) => timeWords(median) },
    ...(before
      ? [
          {
            head: m.service_figures_median_before(),
            cell: ({ before: earlier }: Row) => timeWords(earlier?.median ?? null),
          },
        ]
      : []),
    { head: m.service_figures_p90(), cell: ({ p90 }) => timeWords(p90) },
    {
      head: m.service_figures_first_fix(),
      cell: linked(
        'first_fix',
        ({ first_fix }) => first_fix,
        ({ first_fix, visited }) => shareWords(first_fix, visited),
      ),
    },
    {
      head: m.service_figures_came_back(),
      cell: linked(
        'came_back',
        ({ came_back }) => came_back,
        ({ came_back, completed }) => shareWords(came_back, completed),
      ),
    },
    {
      head: m.service_figures_rating(),
      cell: linked(
        'rated',
        ({ rated }) => rated,
        ({ rating }) => (rating === null ? '–' : decimal(rating)),
      ),
    },
  ]
}
