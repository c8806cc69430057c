import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { jsonIn } from '../core/json-in.ts'
import { done, integer, many, one, timestamp } from '../core/fields.ts'
import { pageParts, shownParts } from './parts.ts'
import { PAGE_STATES, SHOWN_PAGES, WEBSITE_PAGES } from './words.ts'

const page = z.enum(WEBSITE_PAGES, { error: m.website_pages_no_page })

const byPage = z.object({ page })

const byNumber = z.object({ page, number: integer(m.website_pages_no_version, { min: 1 }) })

const version = integer(m.core_version_expected, { min: 1 })

type Shape = typeof pageParts.shape
/** Each part may be absent, or arrive as JSON text, as a form sends it. */
type SentParts = {
  [Name in keyof Shape]: z.ZodOptional<z.ZodType<z.output<Shape[Name]>, string | z.input<Shape[Name]>>>
}
const sentParts = Object.fromEntries(
  Object.entries(pageParts.shape).map(([name, part]) => [
    name,
    z.preprocess((value) => (typeof value === 'string' ? jsonIn(value) : value), part).optional(),
  ]),
) as unknown as SentParts

/** The parts that changed; those of other people's changes stay. */
const changes = z.object({ version, ...sentParts })

const standing = z.object({
  page,
  state: z.enum(PAGE_STATES),
  /** there is a draft */
  has_draft: z.boolean(),
  /** when the draft was saved last, and by whom; null without one */
  drafted_at: timestamp.nullable(),
  drafted_by: z.string().nullable(),
  /** what visitors read since when, and who published it; null as in this release */
  published_at: timestamp.nullable(),
  published_by: z.string().nullable(),
  /** when other words begin; null where none wait for their time */
  scheduled_at: timestamp.nullable(),
})

/** A page in the list of all. */
export type WebsitePageLine = z.output<typeof standing>

/** A page as it is edited: its draft, else the scheduled version, else the published one. */
export const websitePageRow = standing.extend({
  /** of its history; 0 for one that was never changed */
  id: z.int(),
  /** rises with each change; a change says which one it saw */
  version: z.int(),
  parts: pageParts.partial(),
})
export type WebsitePageRow = z.output<typeof websitePageRow>

const publication = z.object({
  number: z.int(),
  at: timestamp,
  by: z.string(),
  /** visitors read it now */
  is_live: z.boolean(),
  /** its time has not come */
  is_scheduled: z.boolean(),
})

/** A version of a page in its history. */
export type PagePublication = z.output<typeof publication>

/** The content of the website's pages. */
export const websitePages = define({
  list: {
    method: 'GET',
    path: '/website-pages',
    access: 'settings.write',
    summary: 'Every page with its published and its scheduled version',
    response: many(standing),
  },
  get: {
    method: 'GET',
    path: '/website-pages/:page',
    access: 'settings.write',
    summary: 'One page as it is edited',
    params: byPage,
    response: one(websitePageRow),
  },
  save: {
    method: 'PUT',
    path: '/website-pages/:page',
    access: 'settings.write',
    summary: 'Save the draft of a page; visitors do not see it',
    params: byPage,
    body: changes,
    response: one(websitePageRow),
  },
  publish: {
    method: 'POST',
    path: '/website-pages/:page/publish',
    access: 'settings.write',
    recentPassword: true,
    summary: 'Publish the draft of a page, at once or at a time',
    params: byPage,
    body: z.object({
      version,
      /** a moment to come; without it, now */
      at: z.iso.datetime({ offset: true, error: m.website_pages_choose_day_time }).optional(),
    }),
    response: one(websitePageRow),
  },
  withdraw: {
    method: 'POST',
    path: '/website-pages/:page/withdraw',
    access: 'settings.write',
    summary: 'Cancel the scheduled publication of a page; its words are the draft again',
    params: byPage,
    body: z.object({ version }),
    response: one(websitePageRow),
  },
  discard: {
    method: 'POST',
    path: '/website-pages/:page/discard',
    access: 'settings.write',
    summary: 'Throw the draft of a page away',
    params: byPage,
    body: z.object({ version }),
    response: done,
  },
  versions: {
    method: 'GET',
    path: '/website-pages/:page/versions',
    access: 'settings.write',
    summary: 'The published versions of a page, newest first',
    params: byPage,
    response: many(publication),
  },
  getVersion: {
    method: 'GET',
    path: '/website-pages/:page/versions/:number',
    access: 'settings.write',
    summary: 'The words of one version',
    params: byNumber,
    response: one(publication.extend({ parts: pageParts.partial() })),
  },
  restore: {
    method: 'POST',
    path: '/website-pages/:page/versions/:number/restore',
    access: 'settings.write',
    summary: 'Make an earlier version the draft of its page',
    params: byNumber,
    body: z.object({ version }),
    response: one(websitePageRow),
  },
  shown: {
    method: 'GET',
    path: '/website-pages/:page/shown',
    access: 'public',
    summary: 'What visitors read on a page, in their language',
    params: z.object({ page: z.enum(SHOWN_PAGES, { error: m.website_pages_no_page }) }),
    cacheTags: ({ params }) => pageTags(String(params.page)),
    response: one(shownParts.partial()),
  },
})

/** The figures of the home page are on two others, and brand and points of the settings in the words of each. */
const pageTags = (shown: string): string[] => [
  'settings',
  ...(shown === 'landing' ? [] : [`page:${shown}`]),
  ...(shown === 'landing' || shown === 'about' ? ['page:home'] : []),
]
