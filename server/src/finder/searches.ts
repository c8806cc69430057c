import { sql } from 'kysely'
import type { Capability } from 'contract/core/access'
import { canonicalCode, canonicalSerial, plainSpelling } from 'contract/core/texts/canonical'
import { normalizePhone } from 'contract/core/texts/digits'
import { MAX_ID } from 'contract/core/fields'
import { language } from 'contract/core/wording'
import type { FinderKind } from 'contract/finder/words'
import { unitToken } from 'contract/core/paths'
import { m } from 'contract/messages'
import { digitsOfNumber, isNamed, isNamedAlike, likenessOf } from '../accounts/is-named.ts'
import { containing } from '../platform/database/containing.ts'
import { askedInLine } from '../quotations/asked-products.ts'
import { numberedAs, stateSaid } from './said.ts'
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
  extension: 'extensions.read',
  engineer: 'engineers.read',
  part: 'parts.read',
  service_point: 'servicepoints.read',
}

/** The searches that fit what was typed, with complaints and engineers of one service centre alone if there is one given; kinds that cannot match are omitted. */
export function searchesFor(text: string, centre?: number): Search[] {
  const typed = text.replace(/\s+/g, ' ')
  const token = unitToken(plainSpelling(typed))
  if (token !== undefined) return [unitOfCode(token)]
  const all = [
    customers,
    complaintsOf(centre),
    registrations,
    units,
    products,
    quotations,
    personalisations,
    extensions,
    engineersOf(centre),
    parts,
    servicePoints,
  ]
  return all.map((search) => search(typed)).filter(({ stages }) => stages.length > 0)
}

/** The trigrams of an index are three letters long; with fewer, every row would be read. */
const INDEXED_LETTERS = 3

const STATUS = sql`status`

const customers = (typed: string): Search => ({
  kind: 'customer',
  table: 'account',
  title: sql`firstname || ' ' || lastname`,
  // A comma for each thing that there is.
  line: sql`concat_ws(', ', contact,
    (select string_agg(other.contact, ', ' order by other.added_at) from account_number as other where other.account_id = account.id),
    nullif(email, ''))`,
  stages: [
    ...numberBegins(sql`contact`, typed),
    beginning(sql`full_name`, plainly(typed)),
    beginning(sql`plain(lastname)`, plainly(typed)),
    beginning(sql`lower(email)`, sql`lower(${typed}::text)`),
    ...partOfNumber(sql`contact`, typed),
    ...otherNumber(typed),
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

/** A part of another number of theirs. */
function otherNumber(typed: string): Stage[] {
  const digits = digitsOfNumber(typed)
  if (!digits) return []
  const where = sql`id = any(array(select account_id from account_number where contact like ${`%${digits}%`}))`
  return [{ where, order: NEWEST }]
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
  title: sql`coalesce(job_no, ${numberedAs(m.core_number_of_complaint)})`,
  line: sql`concat_ws(', ', model_name, serial_number, customer_name, ${stateSaid(STATUS)})`,
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
  title: sql`coalesce(serial_number, model_name)`,
  line: sql`concat_ws(', ', model_name, nullif(model_num, ''), ${stateSaid(STATUS)}, nullif(store_name, ''))`,
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
  title: numberedAs(m.core_number_of_quotation, sql`coalesce(nullif(number, ''), id::text)`),
  line: sql`concat_ws(', ', customer_name, nullif(company, ''), ${askedInLine}, ${stateSaid(STATUS)})`,
  stages: [
    ...idStages(typed),
    ...rowStages(sql`number || ' ' || company || ' ' || customer_name || ' ' || contact`, typed),
  ],
})

const personalisations = (typed: string): Search => ({
  kind: 'personalisation',
  table: 'personalisation',
  title: numberedAs(m.core_number_of_personalisation),
  line: sql`customer_name || ', ' || product_name || ', ' || ${stateSaid(sql`initcap(status)`)}`,
  stages: idStages(typed),
})

/** By the reference that the customer says at the shop. */
const extensions = (typed: string): Search => ({
  kind: 'extension',
  table: 'warranty_extension',
  title: sql`reference`,
  line: sql`(select concat_ws(', ', registration.model_name, registration.serial_number, firstname || ' ' || lastname)
    from registration join account on account.id = registration.customer_id
    where registration.id = warranty_extension.registration_id)`,
  stages: numberStages(sql`canonical_code(reference)`, canonicalCode(typed)),
})

const engineersOf =
  (centre: number | undefined) =>
  (typed: string): Search => ({
    kind: 'engineer',
    table: 'engineer',
    title: sql`name`,
    line: sql`concat_ws(', ', phone, (select service_point.name from service_point where service_point.id = centre_id))`,
    stages: rowStages(sql`name || ' ' || phone`, typed).map((stage) =>
      centre === undefined ? stage : { ...stage, where: sql`centre_id = ${centre} and (${stage.where})` },
    ),
  })

/** Spare parts, by number and by name. */
const parts = (typed: string): Search => ({
  kind: 'part',
  table: 'part',
  title: language() === 'ne' ? sql`coalesce(nullif(name_ne, ''), name)` : sql`name`,
  line: sql`number`,
  stages: [...numberStages(sql`number_key`, canonicalCode(typed)), ...rowStages(sql`name || ' ' || name_ne`, typed)],
})

/** Shops and service centres, by name and by where they are. */
const servicePoints = (typed: string): Search => ({
  kind: 'service_point',
  table: 'service_point',
  title: sql`name`,
  line: sql`concat_ws(', ', district, address, array_to_string(phones, ', '))`,
  stages: rowStages(sql`name || ' ' || district || ' ' || address`, typed),
})

/** Of tables that are few enough to read. */
const rowStages = (texts: ReturnType<typeof sql>, typed: string): Stage[] =>
  typed.length < INDEXED_LETTERS ? [] : [{ where: containing(texts, typed), order: NEWEST }]

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
