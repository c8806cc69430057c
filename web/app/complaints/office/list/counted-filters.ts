import { FIGURE_FILTERS, type FigureFilter } from 'contract/service-figures/words'
import { m } from '#messages'
import { useFilter } from '../../../lists/filters/filters.tsx'
import type { MoreFilter } from '../../../lists/filters/more-filters.tsx'
import { shortDate } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { kindName, useKinds } from '../../fault-choices.ts'

/** What the figures of the service count, as filters. Those that only a figure sets are there while one has set them. */
export function useCountedFilters(): MoreFilter[] {
  const kinds = useKinds()
  const only = [
    useOnly('called_from', shortDate),
    useOnly('called_to', shortDate),
    useOnly('open_on', shortDate),
    useOnly('service_month', month),
    useOnly('service_month_from', month),
  ]
  return [
    {
      name: 'figure',
      own: true,
      label: m.complaints_office_figure(),
      options: FIGURE_FILTERS.map((value) => ({ value, text: FIGURES[value] })),
    },
    {
      name: 'sub_category_id',
      own: true,
      label: m.complaints_office_kind(),
      options: kinds.map((kind) => ({ value: String(kind.id), text: () => kindName(kind) })),
    },
    { name: 'model_num', own: true, label: m.complaints_office_model_number() },
    { name: 'batch', own: true, label: m.complaints_office_batch() },
    ...only.flat(),
  ]
}

const LABELS = {
  called_from: m.complaints_office_called_from,
  called_to: m.complaints_office_called_to,
  open_on: m.complaints_office_open_on,
  service_month: m.complaints_office_service_month,
  service_month_from: m.complaints_office_service_month_from,
}

function useOnly(name: keyof typeof LABELS, shown: (value: string) => string): MoreFilter[] {
  const value = useFilter(name)
  return value === ''
    ? []
    : [{ name, own: true, label: LABELS[name](), options: [{ value, text: () => shown(value) }] }]
}

const month = (value: string) => m.complaints_office_month({ shown: whole(Number(value)) })

const FIGURES: Record<FigureFilter, () => string> = {
  opened: m.complaints_office_figure_opened,
  failed: m.complaints_office_figure_failed,
  completed: m.complaints_office_figure_completed,
  cancelled: m.complaints_office_figure_cancelled,
  visited: m.complaints_office_figure_visited,
  first_fix: m.complaints_office_figure_first_fix,
  came_back: m.complaints_office_figure_came_back,
  rated: m.complaints_office_figure_rated,
  covered: m.complaints_office_figure_covered,
  free: m.complaints_office_figure_free,
  charged: m.complaints_office_figure_charged,
  owing: m.complaints_office_figure_owing,
  reached: m.complaints_office_figure_reached,
  not_fixed: m.complaints_office_figure_not_fixed,
  stage_new: m.complaints_office_figure_stage_new,
  stage_centre: m.complaints_office_figure_stage_centre,
  stage_engineer: m.complaints_office_figure_stage_engineer,
  stage_parts: m.complaints_office_figure_stage_parts,
  stage_work: m.complaints_office_figure_stage_work,
}
