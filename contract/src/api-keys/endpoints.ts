import { m } from 'contract/messages'
import { z } from 'zod'
import { isOfCentres } from '../core/access.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  day,
  done,
  filled,
  idOrNobody,
  jsonList,
  one,
  paged,
  paging,
  timestamp,
  unlessBlank,
} from '../core/fields.ts'
import { plainSpelling } from '../core/texts/canonical.ts'
import { counted } from '../core/wording.ts'
import { KEY_CAPABILITIES, KEY_STATES, LONGEST_KEY_NAME, MOST_ADDRESSES } from './words.ts'

const person = z.object({ id: z.int(), name: z.string() })

/** A key as the office lists it. Its secret is not in it: only a hash of that is kept. */
const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** the first characters of its secret, by which it is told apart: `baltra_key_7fQ2` */
  begins: z.string(),
  state: z.enum(KEY_STATES),
  capabilities: z.array(z.enum(KEY_CAPABILITIES)),
  /** whether it is kept to the rows of one service centre */
  is_bound: z.boolean(),
  /** the name of that centre; empty where it is gone, and with it all rows that the key could see */
  centre: z.string(),
  /** from which it works; from anywhere where there are none */
  addresses: z.array(z.string()),
  /** who answers for it; null where the account is gone */
  owner: person.nullable(),
  created_at: timestamp,
  /** its last day */
  expires_on: date,
  /** to within five minutes */
  last_used_at: timestamp.nullable(),
  last_used_from: z.string(),
  ended_at: timestamp.nullable(),
  /** empty until it is ended, and where that account is gone */
  ended_by: z.string(),
})
export type ApiKey = z.output<typeof apiKey>

/** A key that was just made, with its secret. */
const newApiKey = apiKey.extend({ secret: z.string() })
export type NewApiKey = z.output<typeof newApiKey>

const name = filled(m.api_keys_enter_name, m.labels_the_name, LONGEST_KEY_NAME)

const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: m.api_keys_address_expected })

/** With commas, spaces or line breaks between them, as people write them down. */
const addresses = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(/[\s,;]+/)
            .map((one) => plainSpelling(one))
            .filter(Boolean)
        : value,
    z
      .array(address, { error: m.api_keys_address_expected })
      .max(MOST_ADDRESSES, { error: () => m.core_most_possible({ n: counted(MOST_ADDRESSES) }) }),
  )
  .meta({ type: 'string', example: '203.0.113.7, 2001:db8::/48' }) as unknown as z.ZodType<string[], string | string[]>

const capabilities = jsonList(
  z.enum(KEY_CAPABILITIES, { error: m.api_keys_choose_capability }),
  m.api_keys_choose_capability,
  { min: 1, max: KEY_CAPABILITIES.length },
)

const form = z
  .object({
    name,
    capabilities,
    /** keeps the key to the complaints and engineers of this service centre */
    centre_id: idOrNobody(),
    /** the last day on which it works; in a year unless it is said, in two years at most */
    expires_on: unlessBlank(day(m.core_day_expected)),
    addresses: addresses.default([]),
  })
  .refine(({ capabilities, centre_id }) => !centre_id || capabilities.every(isOfCentres), {
    path: ['capabilities'],
    error: m.api_keys_not_of_centres,
  })

/** Keys with which other programs call, in the place of a person who signs in. */
export const apiKeys = define({
  list: {
    method: 'GET',
    path: '/office/api-keys',
    access: 'apikeys.manage',
    summary: 'Keys of other programs: those that are not ended first, then the newest first',
    query: z.object(paging()),
    response: paged(apiKey),
  },
  get: {
    method: 'GET',
    path: '/office/api-keys/:id',
    access: 'apikeys.manage',
    summary: 'One key',
    params: byId,
    response: one(apiKey),
  },
  make: {
    method: 'POST',
    path: '/office/api-keys',
    access: 'apikeys.manage',
    recentPassword: true,
    summary: 'Make a key; its secret is in this answer and in no other',
    body: form,
    response: one(newApiKey),
  },
  update: {
    method: 'PUT',
    path: '/office/api-keys/:id',
    access: 'apikeys.manage',
    recentPassword: true,
    summary: 'Rename a key, or change from which addresses it works',
    params: byId,
    body: z.object({ name: name.optional(), addresses: addresses.optional() }),
    response: one(apiKey),
  },
  takeOver: {
    method: 'POST',
    path: '/office/api-keys/:id/take-over',
    access: 'apikeys.manage',
    recentPassword: true,
    summary: 'Answer for a key in the place of a colleague; it works as long as its owner may manage keys',
    params: byId,
    response: done,
  },
  end: {
    method: 'POST',
    path: '/office/api-keys/:id/end',
    access: 'apikeys.manage',
    recentPassword: true,
    summary: 'End a key, at once and for good; it stays in the list',
    params: byId,
    response: done,
  },
})
