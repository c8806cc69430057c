import { numberText } from 'contract/core/texts/numbers'
import type { StageGroup } from 'contract/service-figures/words'
import { m } from '#messages'
import { pageLocale } from '../core/locale.ts'
import { whole } from '../ui/format/numbers.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** `45 min`, `5.5 h`, `3.2 days`; a dash where there is none. */
export function timeWords(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < HOUR) return m.service_figures_minutes({ shown: whole(minutes) })
  if (minutes < 2 * DAY) return m.service_figures_hours({ shown: decimal(minutes / HOUR) })
  return m.service_figures_days({ shown: decimal(minutes / DAY) })
}

/** `62 %`; a dash of nothing. */
export const shareWords = (part: number, of: number): string =>
  of === 0 ? '–' : m.service_figures_percent({ shown: whole((100 * part) / of) })

/** With one decimal where it has one. */
export const decimal = (number: number): string => numberText(Math.round(number * 10) / 10, pageLocale())

export const STAGE_WORDS: Record<StageGroup, () => string> = {
  new: m.service_figures_stage_new,
  centre: m.service_figures_stage_centre,
  engineer: m.service_figures_stage_engineer,
  parts: m.service_figures_stage_parts,
  work: m.service_figures_stage_work,
}
