import { COMPLAINT_LIST } from 'contract/core/office-paths'
import type { FigureFilter } from 'contract/service-figures/words'
import type { Period } from './period.ts'

/** What the figures of the page are narrowed to. */
export interface Scope {
  centre_id?: string
  sub_category_id?: string
}

interface Wanted {
  figure: FigureFilter
  /** the days on which the complaints were closed or filed, or their customers called */
  of: { closed: Period } | { filed: Period } | { called: Period } | { openOn: string }
  /** which of them: of an engineer, a model, a batch */
  more?: Record<string, string | number | null>
}

/** The list of the complaints that a figure counts. */
export function rowsPath({ centre_id, sub_category_id }: Scope, { figure, of, more = {} }: Wanted): string {
  const filters: Record<string, string | number | null | undefined> = {
    figure,
    ...('closed' in of && { closed_from: of.closed.from, closed_to: of.closed.to }),
    ...('filed' in of && of.filed),
    ...('called' in of && { called_from: of.called.from, called_to: of.called.to }),
    ...('openOn' in of && { open_on: of.openOn }),
    centre_id,
    sub_category_id,
    ...more,
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    // Nobody has it: only a condition says so.
    if (value === null) search.set('where', `${name}.empty`)
    else if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return `${COMPLAINT_LIST}?${search}`
}
