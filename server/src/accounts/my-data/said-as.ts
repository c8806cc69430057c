import { STAGE_FOR_CUSTOMER } from 'contract/complaints/words'
import { districtIn } from 'contract/core/districts'
import type { Locale } from 'contract/core/locale'
import { digitsIn } from 'contract/core/texts/digits'
import { tierText } from 'contract/customers/tier-text'
import { faultLabel } from 'contract/faults/fault-label'
import { countText, dayText, rupeesText } from '../../platform/core/format.ts'
import nepali from './values.ne.json' with { type: 'json' }

/** A value as the website says it to its reader; what people typed, and numbers that name something, stay as they are. */
export function saidAs(name: string, value: unknown, locale: Locale): string {
  if (typeof value === 'number') {
    if (MONEY.has(name)) return rupeesText(value, locale)
    if (COUNTS.has(name)) return countText(value, locale)
    return name === 'purchase_year' ? digitsIn(locale, value) : String(value)
  }
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text, locale)
  if (locale === 'en') return text
  return SAID[name]?.(text, locale) ?? text
}

const MONEY = new Set('price unit_price labour visit_charge total amount due paid paid_to_the_technician'.split(' '))
const COUNTS = new Set(
  'count discount_percent friendly months points quantity rating remaining reward_points tries ward warranty_months'.split(
    ' ',
  ),
)

const STAGES = new Map<string, string>(
  Object.values(STAGE_FOR_CUSTOMER).map((stage) => [stage({}, { locale: 'en' }), stage({}, { locale: 'ne' })]),
)
const VALUES: Partial<Record<string, Partial<Record<string, string>>>> = nepali

const ofList = (name: string) => (text: string) => VALUES[name]?.[text]

/** How fields that hold a word of ours are said. */
const SAID: Partial<Record<string, (text: string, locale: Locale) => string | undefined>> = {
  answer: ofList('answer'),
  confirmed_by: ofList('confirmed_by'),
  device: (text) => text.replace('Unknown device', 'नचिनिएको फोन वा कम्प्युटर').replace(/^(.*) on (.*)$/, '$2, $1'),
  district: (text, locale) => districtIn(locale, text),
  from: ofList('from'),
  gender: ofList('gender'),
  kind: ofList('kind'),
  method: ofList('method'),
  outcome: ofList('outcome'),
  paid_with: ofList('paid_with'),
  placement: ofList('placement'),
  problem_type: (text, locale) => faultLabel(text, locale),
  reported_fault: (text, locale) => faultLabel(text, locale),
  source: ofList('source'),
  state: ofList('state'),
  status: (text) => STAGES.get(text) ?? VALUES['status']?.[text],
  tier: tierText,
  topic: ofList('topic'),
  type: tierText,
  works: ofList('works'),
}
