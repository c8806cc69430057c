import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import type { Verdict } from 'contract/complaints/warranty-verdict'
import type { FieldJob } from 'contract/field/jobs'
import { pageLocale } from '../core/locale.ts'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { longDate, shortDate, timeOfDay } from '../ui/format/dates.ts'
import { windowWords } from '../complaints/window-words.ts'
import type { Command } from './commands.ts'
import type { Day, Standing } from './day.ts'
import { m } from '#messages'

/** What came of a visit, in words. */
export const OUTCOME: Record<VisitOutcome, () => string> = {
  done: m.complaints_office_outcome_done,
  no_fault: m.complaints_office_outcome_no_fault,
  replaced: m.complaints_office_outcome_replaced,
  part_needed: m.complaints_office_outcome_part_needed,
  customer_absent: m.complaints_office_outcome_customer_absent,
  refused: m.complaints_office_outcome_refused,
}

/** What the warranty says, in a word. */
export const VERDICT: Record<Verdict, { word: () => string; tone: BadgeTone }> = {
  covered: { word: m.field_verdict_covered, tone: 'green' },
  parts: { word: m.field_verdict_parts, tone: 'gold' },
  over: { word: m.field_verdict_over, tone: 'line' },
  waiting: { word: m.field_verdict_waiting, tone: 'line' },
  unproven: { word: m.field_verdict_unproven, tone: 'line' },
}

/** Why the warranty says so. */
export function verdictReason({ verdict, until, covered_parts }: FieldJob['warranty']): string {
  const day = shortDate(until)
  if (verdict === 'covered') return m.complaints_verdict_covered({ day })
  if (verdict === 'over') return m.complaints_verdict_over({ day })
  if (verdict === 'waiting') return m.complaints_verdict_waiting()
  if (verdict === 'unproven') return m.complaints_verdict_unproven()
  return m.complaints_verdict_parts({ day, parts: covered_parts.join(', ') })
}

/** How far a visit is; a planned one says nothing. */
export const STANDING: Record<Standing, { word: () => string; tone: BadgeTone } | undefined> = {
  planned: undefined,
  set_out: { word: m.field_state_set_out, tone: 'checking' },
  arrived: { word: m.field_state_arrived, tone: 'ink' },
  waiting: { word: m.field_state_waiting, tone: 'gold' },
  unconfirmed: { word: m.field_state_unconfirmed, tone: 'gold' },
  decide: { word: m.field_state_decide, tone: 'wait' },
  done: { word: m.field_state_done, tone: 'green' },
}

/** The hours of a visit. */
export const hoursWords = ({ visit_window }: Pick<FieldJob, 'visit_window'>): string =>
  windowWords(visit_window) || m.field_any_time()

/** The head of a group of the list. */
export function groupWords(name: string, { today, days }: Day): string {
  if (name === 'late') return m.field_late()
  if (name === 'none') return m.field_no_day()
  if (name === 'done') return m.field_finished()
  if (name === today) return m.field_today()
  return name === days[1] ? m.field_tomorrow() : longDate(name)
}

/** What a command told, and when. */
export function toldWords(command: Command): string {
  const time = timeOfDay(command.at)
  if (command.kind === 'set_out') return m.field_told_set_out({ time })
  if (command.kind === 'arrive') return m.field_told_arrive({ time })
  return m.field_told_report({ outcome: OUTCOME[command.outcome](), time })
}

/** The name of a part in the language of the page. */
export const partName = ({ name, name_ne }: { name: string; name_ne: string }): string =>
  (pageLocale() === 'ne' && name_ne) || name

/** An address for the phone's maps, as text: the product knows no coordinates. */
export function wayLink({ customer_address, local_level, ward, area, district }: FieldJob): string {
  const within = local_level ? `${local_level}${ward ? `-${ward}` : ''}` : area
  const place = [customer_address, within, district, 'Nepal'].filter(Boolean).join(', ')
  return `geo:0,0?q=${encodeURIComponent(place)}`
}
