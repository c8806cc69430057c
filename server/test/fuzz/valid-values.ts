import fc from 'fast-check'
import type { UploadKind } from 'contract/core/endpoint'
import type { FuzzedCall, JsonSchema } from './calls.ts'
import type { RequestParts } from './mutation.ts'
import { FILES_OF } from './sample-bytes.ts'

/*
 * Values that look right. A text `@id:3`, `@uuid:3` or `@column:serial_number:3` is replaced by something that exists when
 * the request is sent: an id, or what a column of that name holds in some row; `@right:body.contact` by that field of the
 * right call.
 */

/** What fits a part of a request, by its schema and its name. */
function validOf(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validOf(one, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  // What is a yes or no takes words for them as well: the first type is the one that is meant.
  const type = [schema.type].flat()[0]
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return listOf(schema, name)
  if (type === 'integer' || type === 'number') return numberOf(schema, name)
  if (type === 'boolean') return fc.boolean()
  return textOf(schema, name)
}

/** The parts of a request that look right, by the description of the call alone. */
export const validParts = ({ params, query, body, files }: FuzzedCall): fc.Arbitrary<RequestParts> =>
  fc.record({
    params: objectOf(params),
    query: objectOf(query),
    body: bodyOf(body, (schema) => objectOf(schema, files)),
  })

/** The parts of the right call; now and then a field holds something else that looks right. */
export function rightParts({ params, query, body, files }: FuzzedCall): fc.Arbitrary<RequestParts> {
  const rightly = (part: string, { properties = {} }: JsonSchema) =>
    fc.record(
      recordOf(properties, (schema, name) =>
        fc.oneof(
          { weight: 15, arbitrary: fc.constant(`@right:${part}.${name}`) },
          { weight: 1, arbitrary: fieldOf(schema, name, files) },
        ),
      ),
    )
  return fc.record({
    params: rightly('params', params),
    query: rightly('query', query),
    body: bodyOf(body, (schema) => rightly('body', schema)),
  })
}

function bodyOf(body: FuzzedCall['body'], form: (schema: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined)
  if (body.type === 'application/octet-stream')
    return fc.record({ bytes: fc.oneof(fc.constantFrom(20_000, 32_768), fc.nat(70_000)) })
  return form(body.schema)
}

const recordOf = (
  properties: Record<string, JsonSchema>,
  of: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>,
) => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, of(schema, name)]))

const objectOf = ({ properties = {}, required = [] }: JsonSchema, files: FuzzedCall['files'] = {}) =>
  fc.record(
    recordOf(properties, (schema, name) => fieldOf(schema, name, files)),
    { requiredKeys: required },
  )

function fieldOf(schema: JsonSchema, name: string, files: FuzzedCall['files']): fc.Arbitrary<unknown> {
  const file = files[name]
  if (!file) return validOf(schema, name)
  return file.max > 1 ? fc.array(fileOf(file.kind), { minLength: 1, maxLength: 2 }) : fileOf(file.kind)
}

const fileOf = (kind: UploadKind) =>
  fc.record({ file: fc.constantFrom(...FILES_OF[kind]), filename: fc.constantFrom('photo.jpg', 'फोटो.png') })

const listOf = ({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, name: string) =>
  fc.array(validOf(items, name), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) })

const LARGE = 2_147_483_647
/** What rises with each change; rows of the world were changed this often at most. */
const COUNTS_CHANGES = /^(version|number)$/
const FEW_CHANGES = 3
const NAMES_ROW = /^(id|ids|subcategory|category)$|_ids?$/

/** A row that may be there. */
const rowId = fc.nat(5).map((at) => `@id:${at}`)

function numberOf({ minimum = -LARGE, maximum = LARGE }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const low = Math.max(minimum, Math.min(0, maximum))
  const small = fc.integer({ min: low, max: Math.min(maximum, low + (COUNTS_CHANGES.test(name) ? FEW_CHANGES : 12)) })
  if (NAMES_ROW.test(name)) return fc.oneof({ weight: 9, arbitrary: rowId }, small)
  return fc.oneof({ weight: 4, arbitrary: small }, fc.integer({ min: minimum, max: maximum }))
}

/** What the factories give everybody, and one that keeps every rule for a new one. */
const [PASSWORD, NEW_PASSWORD] = ['mustard-field-7', 'Tall-Pine-Tree-41']
const WORDS = ['Kettle', 'Steam Iron 1500 W', 'Asha', 'On Service', 'Approved', 'true', '12 Months', 'asc', 'Kaski']
const WRITTEN = ['काठमाडौं', '<p>Fill.<br>Boil.</p>', '<ul><li>Motor</li></ul>', 'a'.repeat(60)]

function textOf({ format, pattern, maxLength = 1000 }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.nat(20).map((at) => `@uuid:${at}`)
  if (format === 'date-time') return moments.map((at) => at.toISOString())
  if (name === 'dob') return fc.constantFrom('1990-04-14', '2001-12-31')
  if (/date|valid_until|day$|^(from|to)$/.test(name)) return moments.map((at) => at.toISOString().slice(0, 10))
  if (/^(old_)?password$/.test(name)) return fc.constantFrom(PASSWORD, NEW_PASSWORD)
  if (name.includes('password')) return fc.constant(NEW_PASSWORD)
  if (name === 'ids') return fc.array(rowId, { minLength: 1, maxLength: 4 }).map((ids) => ids.join(','))
  const living = fc.nat(8).map((at) => `@column:${name}:${at}`)
  if (/^(zone|area|job_no|token)$/.test(name)) return living
  if (pattern && /contact|phone|email/.test(name)) return fc.oneof({ weight: 2, arbitrary: living }, like(pattern))
  if (pattern) return like(pattern)
  return fc.oneof(
    { weight: 3, arbitrary: living },
    { weight: 3, arbitrary: fc.constantFrom(...WORDS, ...WRITTEN).map((text) => text.slice(0, maxLength)) },
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 40) }),
  )
}

const moments = fc.date({ min: new Date('2025-06-01'), max: new Date('2027-06-30'), noInvalidDate: true })

const like = (pattern: string) => fc.stringMatching(new RegExp(pattern))
