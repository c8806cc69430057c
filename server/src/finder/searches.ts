import { sql } from 'kysely'
import type { Capability } from 'contract/core/access'
import { canonicalCode, canonicalSerial, plainSpelling } from 'contract/core/texts/canonical'
import { normalizePhone } from 'contract/core/texts/digits'
import { MAX_ID } from 'contract/core/fields'
import type { FinderKind } from 'contract/finder/words'
import { unitToken } from 'contract/core/paths'
import { digitsOfNumber, isNamed, isNamedAlike, likenessOf } from '../accounts/is-named.ts'
import { containing } from '../platform/database/containing.ts'
import { askedInLine } from '../quotations/asked-products.ts'
import { beginning, ending, numbered, once, type Search, type Stage } from './stages.ts'

/** Each kind is found by those who may read it. */
export const NEEDED: Record<FinderKind, Capability> = {
  customer: 'customers.read',
  complaint: 'complaints.read',
  registration: 'registrations.read',
  unit: 'units.read',
  product: 'catalogue.read',
  quotation: 'quotations.read',
  personalisation: 'personalisations.read',
}

/** The searches that fit what was typed, with complaints of one service centre alone if there is one given; kinds that cannot match are omitted. */
export function searchesFor(text: string, centre?: number): Search[] {
  const typed = text.replace(/\s+/g, ' ')
  const token = unitToken(plainSpelling(typed))
  if (token !== undefined) return [unitOfCode(token)]
  const all = [customers, complaintsOf(centre), registrations, units, products, quotations, personalisations]
  return all.map((search) => search(typed)).filter(({ stages }) => stages.length > 0)
}

/** The trigrams of an index are three letters long; with fewer, every row would be read. */
const INDEXED_LETTERS = 3

const customers = (typed: string): Search => ({
  kind: 'customer',
  table: 'account',
  title: sql`firstname || ' ' || lastname`,
  line: sql`contact || ', ' || email`,
  stages: [
    ...numberBegins(sql`contact`, typed),
    beginning(sql`full_name`, plainly(typed)),
    beginning(sql`plain(lastname)`, plainly(typed)),
    beginning(sql`lower(email)`, sql`lower(${typed}::text)`),
    ...partOfNumber(sql`contact`, typed),
    ...(typed.length < INDEXED_LETTERS ? [] : [wordsOfName(typed), ...nameAlike(typed)]),
  ].map((stage) => ({ ...stage, where: sql`role = 'customer' and ${stage.where}` })),
})

function numberBegins(number: ReturnType<typeof sql>, typed: string): Stage[] {
  const digits = String(normalizePhone(typed))
  return /^\d{2,10}$/.test(digits) ? [beginning(number, sql`${digits}::text`)] : []
}

/** Callers say the last digits of a number, or those they remember. */
function partOfNumber(number: ReturnType<typeof sql>, typed: string): Stage[] {
  const digits = digitsOfNumber(typed)
  return digits ? [{ where: sql`${number} like ${`%${digits}%`}`, order: NEWEST }] : []
}

const wordsOfName = (typed: string): Stage => ({ where: isNamed(typed), order: NEWEST })

/** The name with a slip of the pen. */
function nameAlike(typed: string): Stage[] {
  const where = isNamedAlike(typed)
  return where ? [{ where, order: sql`${likenessOf(typed)} desc, id desc`, isGuess: true }] : []
}

// Not by the index on ids: the planner would read all of it to find five.
const NEWEST = sql`id + 0 desc`

const complaints = (typed: string): Search => ({
  kind: 'complaint',
  table: 'complaint',
  title: sql`coalesce(job_no, 'Complaint ' || id)`,
  line: sql`model_name || ', ' || serial_number || ', ' || customer_name || ', ' || status`,
  stages: [
    ...idStages(typed),
    ...jobStages(typed),
    ...numberBegins(CONTACT, typed),
    ...serialStages(typed),
    ...partOfNumber(CONTACT, typed),
  ],
})

/** Of one service centre, if there is one given. */
const complaintsOf =
  (centre: number | undefined) =>
  (typed: string): Search => {
    const search = complaints(typed)
    if (centre === undefined) return search
    const within = (stage: Stage): Stage => ({ ...stage, where: sql`centre_id = ${centre} and (${stage.where})` })
    return { ...search, stages: search.stages.map(within) }
  }

/** Who is called about it: staff who do not see customers find them by it. */
const CONTACT = sql`customer_contact`

const registrations = (typed: string): Search => ({
  kind: 'registration',
  table: 'registration',
  title: sql`serial_number`,
  line: sql`model_name || ', ' || model_num || ', ' || status || ', ' || store_name`,
  stages: [...serialStages(typed), ...storeStages(typed)],
})

const units = (typed: string): Search => ({
  kind: 'unit',
  table: 'unit',
  title: sql`serial_number`,
  line: sql`model_name || ', ' || model_number`,
  stages: serialStages(typed),
})

/** The text a scanner types from one of our labels. */
const unitOfCode = (token: string): Search => ({
  ...units(''),
  stages: [{ where: sql`token = ${token}`, order: sql`id` }],
})

/** Few enough to rank all matches. */
const products = (typed: string): Search => ({
  kind: 'product',
  table: 'product',
  title: sql`name`,
  line: sql`model_name || ', ' || model_num`,
  stages: [
    {
      where: containing(sql`name || ' ' || model_name || ' ' || model_num`, typed),
      order: sql`case when ${once(plainly(typed))} in (plain(name), plain(model_name), plain(model_num)) then 0
        when ${startsWith('name', typed)} or ${startsWith('model_name', typed)} or ${startsWith('model_num', typed)} then 1
        else 2 end, featured_rank, id desc`,
    },
  ],
})

const quotations = (typed: string): Search => ({
  kind: 'quotation',
  table: 'quotation',
  title: sql`'Quotation ' || id`,
  line: sql`customer_name || ', ' || ${askedInLine} || ', ' || status`,
  stages: idStages(typed),
})

const personalisations = (typed: string): Search => ({
  kind: 'personalisation',
  table: 'personalisation',
  title: sql`'Personalisation ' || id`,
  line: sql`customer_name || ', ' || product_name || ', ' || initcap(status)`,
  stages: idStages(typed),
})

/** `12` and `#12` */
function idStages(typed: string): Stage[] {
  const id = Number(/^#? ?(\d{1,10})$/.exec(plainSpelling(typed))?.[1])
  return id >= 1 && id <= MAX_ID ? [numbered(id)] : []
}

const storeStages = (typed: string): Stage[] =>
  typed.length < INDEXED_LETTERS ? [] : [{ where: containing(sql`store_name`, typed), order: NEWEST }]

const jobStages = (typed: string) => numberStages(sql`canonical_code(job_no)`, canonicalCode(typed))

const serialStages = (typed: string) => numberStages(sql`serial_key`, canonicalSerial(typed))

/** Numbers with this beginning, then with this end: people read out the last digits. */
function numberStages(number: ReturnType<typeof sql>, typed: string): Stage[] {
  if (typed === '') return []
  const text = sql`${typed}::text`
  const begins = beginning(number, text)
  return typed.length < INDEXED_LETTERS ? [begins] : [begins, ending(number, text)]
}

const plainly = (typed: string) => sql`plain(${typed})`

const startsWith = (column: string, typed: string) =>
  sql`starts_with(plain(${sql.ref(column)}), ${once(plainly(typed))})`
