import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, deletion, done, idsOf, paged, paging, timestamp } from '../core/fields.ts'
import { localeOfPath } from '../core/locale.ts'
import { isSiteAddress } from '../core/paths.ts'
import { DEAD_END_SIGNS, pathOf } from './words.ts'

const LONGEST_PATH = 300

/** The path of a page of our own site: what follows `?` or `#` is dropped, and what could name a person is masked. */
const sitePath = (error: string) =>
  z.string({ error }).max(4000, error).refine(isSiteAddress, error).transform(withoutPerson)

/** Tokens after `/t/` and `/q/` grant access to a page, and long numbers may be phone numbers. */
function withoutPerson(address: string): string {
  return pathOf(address)
    .replace(/^\/(t|q)\/.+$/i, '/$1/…')
    .replace(/(?:%[0-9a-f]{2}|\+)*(?:\d[-.]?){7,}/gi, '…')
    .slice(0, LONGEST_PATH)
}

const TOO_LONG = 'This address is too long'
/** replaces a number or token */
const MASKED = encodeURI('…')
const OWN_ADDRESS = 'An address of this site is expected'

/** A page of our own site as it is typed or copied, without its host and language; letters of any script are encoded. */
const ownAddress = z
  .string({ error: OWN_ADDRESS })
  .trim()
  .max(2000, TOO_LONG)
  .transform((typed) => typed.replace(/^https?:\/\/[^/?#]+/i, ''))
  .pipe(z.string().refine(isSiteAddress, OWN_ADDRESS))
  .transform(encoded)
  // Once more: without its dots and language it may begin with two slashes.
  .pipe(z.string().refine(isSiteAddress, OWN_ADDRESS).max(LONGEST_PATH, TOO_LONG))

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
      path: sitePath('An address of this site is expected'),
      sign: z.enum(DEAD_END_SIGNS, { error: 'like, dislike or report is expected' }),
      referrer: sitePath('An address of this site is expected').optional(),
    }),
    response: done,
  },
  list: {
    method: 'GET',
    path: '/deadends',
    access: 'deadends.manage',
    summary: 'Addresses that led nowhere, last seen first',
    query: z.object({
      sort: z.enum(SORTS, { error: 'Sort by last_at or reports, - before it for the other direction' }).optional(),
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
          .refine((path) => path !== '/' && !path.includes(MASKED), 'This address cannot be redirected'),
        target: z.union([z.literal(''), ownAddress], { error: OWN_ADDRESS }),
      })
      .refine(({ path, target }) => pathOf(target) !== path, {
        error: 'An address cannot lead to itself',
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
    body: z.object({ dead_end_ids: idsOf('Select at least one address') }),
    response: deletion,
  },
})
