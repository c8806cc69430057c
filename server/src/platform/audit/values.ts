import sanitizeHtml from 'sanitize-html'
import type { Locale } from 'contract/core/locale'
import { digitsIn } from 'contract/core/texts/digits'
import { fitLetters } from 'contract/core/texts/letters'
import type { Role } from 'contract/core/roles'
import { countText, dayText, rupeesText } from '../core/format.ts'
import { stateText } from '../core/state-text.ts'
import { wordsIn } from './words-in.ts'

/** A row as recorded in the audit. */
export type Row = Partial<Record<string, unknown>>

const LONGEST = 60
/** Words that customers read, whose whole history is kept. */
const WHOLE = new Set(['en', 'en_one', 'ne', 'ne_one'])
const MONEY = new Set(['price', 'amt', 'unit_price'])
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/

/** Whether a value is empty: never given, or removed. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as people read it, on one line: long texts shortened, formatting removed, money and dates as elsewhere. */
export function asText(field: string, value: unknown, locale: Locale = 'en'): string {
  if (typeof value === 'boolean') return wordsIn(locale, value ? 'yes' : 'no')
  if (typeof value === 'number' && field === 'purchase_year') return digitsIn(locale, String(value))
  if (typeof value === 'number') return MONEY.has(field) ? rupeesText(value, locale) : countText(value, locale)
  if (Array.isArray(value)) return shortened(value.map((item) => asText(field, item, locale)).join(', '))
  if (typeof value !== 'string') return shortened(JSON.stringify(value))
  if (TIME.test(value)) return dayText(value, locale)
  // Statuses of requests are stored as they stand in a sentence; those of complaints are names.
  if (field === 'status' && value === value.toLowerCase()) return stateText(value, locale)
  if (field === 'status' || field === 'priority') return wordsIn(locale, value)
  if (field === 'role' || field === 'deciding_roles' || field === 'factor_roles')
    return wordsIn(locale, roleName(value))
  return WHOLE.has(field) ? value : shortened(withoutTags(value))
}

/** The office's labels; an unknown value is shown as it is. */
const ROLE_NAMES: Record<Role, string> = {
  admin: 'Admin',
  product_incharge: 'Product Incharge',
  service_incharge: 'Service Incharge',
  call_centre: 'Call Centre',
  centre_incharge: 'Service Centre In-charge',
  engineer: 'Engineer',
  customer: 'Customer',
}

const roleName = (role: string): string => (Object.hasOwn(ROLE_NAMES, role) ? ROLE_NAMES[role as Role] : role)

const withoutTags = (text: string) =>
  decoded(
    sanitizeHtml(text.replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, '$& '), { allowedTags: [], allowedAttributes: {} }),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The sanitiser's entities. */
const decoded = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|nbsp);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? ' ',
  )

const shortened = (text: string) => (text.length <= LONGEST ? text : `${fitLetters(text, LONGEST - 1).trimEnd()}…`)
