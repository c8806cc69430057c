import { m } from 'contract/messages'
import type { Wording } from '../core/wording.ts'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, deletion, done, idsOf, paged, paging, timestamp } from '../core/fields.ts'
import { localeOfPath } from '../core/locale.ts'
import { isSiteAddress } from '../core/paths.ts'
import { DEAD_END_SIGNS, pathOf } from './words.ts'

const LONGEST_PATH = 300

/** The path of a page of our own site: what follows `?` or `#` is dropped, and what could name a person is masked. */
const sitePath = (error: Wording) =>
  z.string({ error }).max(4000, { error }).refine(isSiteAddress, { error: error }).transform(withoutPerson)

/** Tokens after `/t/` and `/q/` grant access to a page, and long numbers may be phone numbers. */
function withoutPerson(address: string): string {
  return pathOf(address)
    .replace(/^\/(t|q)\/.+$/i, '/$1/…')
    .replace(/(?:%[0-9a-f]{2}|\+)*(?:\d[-.]?){7,}/gi, '…')
    .slice(0, LONGEST_PATH)
}

const TOO_LONG = m.core_address_too_long
/** replaces a number or token */
const MASKED = encodeURI('…')
const OWN_ADDRESS = m.dead_ends_address_site_expected

/** A page of our own site as it is typed or copied, without its host and language; letters of any script are encoded. */
const ownAddress = z
  .string({ error: OWN_ADDRESS })
  .trim()
  .max(2000, { error: TOO_LONG })
  .transform((typed) => typed.replace(/^https?:\/\/[^/?#]+/i, ''))
  .pipe(z.string().refine(isSiteAddress, { error: OWN_ADDRESS }))
  .transform(encoded)
  // Once more: without its dots and language it may begin with two slashes.
  .pipe(z.string().refine(isSiteAddress, { error: OWN_ADDRESS }).max(LONGEST_PATH, { error: TOO_LONG }))

function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://site')
  return localeOfPath(pathname).path + search + hash
}

/** An address that led nowhere, all its days together. */
const deadEnd = z.object({
  id: z.int(),
  path: z.string(),
  /** the last page of the shop that led there; empty where it is not known */
  referrer: z.string(),
  likes: z.int(),
  dislikes: z.int(),
  reports: z.int(),
  last_at: timestamp,
  /** where it leads now; empty where it still leads nowhere */
  target: z.string(),
})
export type DeadEnd = z.output<typeof deadEnd>

const SORTS = ['last_at', '-last_at', 'reports', '-reports'] as const

/** Visitors' reactions to pages that do not exist. */
export const deadEnds = define({
  tell: {
    method: 'POST',
    path: '/deadends',
    access: 'public',
    summary:
      'Like, dislike or report a page that does not exist; kept by address and day, without anything of the visitor',
    body: z.object({
      path: sitePath(m.dead_ends_address_site_expected),
      sign: z.enum(DEAD_END_SIGNS, { error: m.dead_ends_like_dislike_report_expected }),
      referrer: sitePath(m.dead_ends_address_site_expected).optional(),
    }),
    response: done,
  },
  list: {
    method: 'GET',
    path: '/deadends',
    access: 'deadends.manage',
    summary: 'Addresses that led nowhere, last seen first',
    query: z.object({
      sort: z.enum(SORTS, { error: m.dead_ends_sort_last_reports_before_other_direction }).optional(),
      ...paging(),
    }),
    response: paged(deadEnd),
  },
  redirect: {
    method: 'PUT',
    path: '/deadends/redirect',
    access: 'deadends.manage',
    summary: 'Lead an address without a page to another one; without a target it leads nowhere again',
    body: z
      .object({
        path: ownAddress
          .transform(pathOf)
          .refine((path) => path !== '/' && !path.includes(MASKED), { error: m.dead_ends_address_cannot_redirected }),
        target: z.union([z.literal(''), ownAddress], { error: OWN_ADDRESS }),
      })
      .refine(({ path, target }) => pathOf(target) !== path, {
        error: m.dead_ends_address_cannot_lead_itself,
        path: ['target'],
      }),
    response: done,
  },
  clear: {
    method: 'DELETE',
    path: '/deadends/:id',
    access: 'deadends.manage',
    summary: 'Clear an address, with all its days',
    params: byId,
    response: done,
  },
  clearMany: {
    method: 'DELETE',
    path: '/deadends',
    access: 'deadends.manage',
    summary: 'Clear addresses, with all their days',
    body: z.object({ dead_end_ids: idsOf(m.dead_ends_select_least_one_address) }),
    response: deletion,
  },
})
