import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { PagePublication, WebsitePageLine, WebsitePageRow } from 'contract/website-pages/endpoints'
import { pageParts, type PageParts } from 'contract/website-pages/parts'
import { releaseParts } from 'contract/website-pages/defaults'
import { PAGE_PARTS, WEBSITE_PAGES, type PartName, type WebsitePage } from 'contract/website-pages/words'
import type { Settings } from 'contract/settings/words'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'

type Parts = Partial<PageParts>

/** A published version, as each process keeps it. */
interface PublishedVersion {
  parts: Parts
  /** from when visitors read it; null where it was published at once */
  from: Date | null
}

/** What the owner published, by page, in order; visitors read the last one whose time has come. */
export type PublishedPages = ReadonlyMap<string, readonly PublishedVersion[]>

/** The last version of each page, and the one before, which visitors read until its time comes. */
export async function readPublishedPages(db: Db): Promise<PublishedPages> {
  const rows = await db
    .selectFrom('website_page_version as version')
    .innerJoin('website_page as page', 'page.id', 'version.page_id')
    .where(
      'version.number',
      '>',
      sql<number>`(select max(number) - 2 from website_page_version where page_id = page.id)`,
    )
    .orderBy('version.number')
    .select(['page.page', 'version.content', 'version.created_at', 'version.publish_at'])
    .execute()
  const pages = new Map<string, PublishedVersion[]>()
  for (const { page, content, created_at, publish_at } of rows)
    pages.set(page, [
      ...(pages.get(page) ?? []),
      // The clocks of two processes may differ a little.
      { parts: keptParts(content), from: publish_at > created_at ? new Date(publish_at) : null },
    ])
  return pages
}

/** The owner's words of a page at a moment; undefined where it is as in this release. */
export const publishedParts = (pages: PublishedPages, page: WebsitePage, now: Date): Parts | undefined =>
  pages.get(page)?.findLast(({ from }) => from === null || from <= now)?.parts

/** Every part of a page: the owner's words, and those of this release for the rest. */
export const wholeParts = (page: WebsitePage, own: Parts, settings: Settings): Parts => ({
  ...releaseParts(page, settings),
  ...own,
})

/** The parts of a page that differ from this release: only these are stored, the rest follows later releases. */
export function ownParts(page: WebsitePage, parts: Parts, settings: Settings): Parts {
  const release = releaseParts(page, settings)
  return ofParts(
    PAGE_PARTS[page].filter((part) => parts[part] && JSON.stringify(parts[part]) !== JSON.stringify(release[part])),
    parts,
  )
}

/** As it is kept, without parts that another release had; in the order of the contract, so that two can be compared. */
function keptParts(content: unknown): Parts {
  const stored = content as Record<string, unknown>
  const parts: Record<string, unknown> = {}
  for (const [part, schema] of Object.entries(pageParts.shape)) {
    const { success, data } = schema.safeParse(stored[part])
    if (success) parts[part] = data
  }
  return parts as Parts
}

const ofParts = (names: readonly PartName[], parts: Parts): Parts =>
  Object.fromEntries(names.map((name) => [name, parts[name]]))

/** A page with its draft and its newest versions, as it is stored. */
export interface StoredPage {
  id: number
  version: number
  draft: Parts | null
  drafted_at: string | null
  drafted_by: string
  live: StoredVersion | undefined
  scheduled: StoredVersion | undefined
}

interface StoredVersion {
  number: number
  parts: Parts
  at: string
  by: string
}

const UNCHANGED: StoredPage = {
  id: 0,
  version: 1,
  draft: null,
  drafted_at: null,
  drafted_by: '',
  live: undefined,
  scheduled: undefined,
}

/** A page as it is stored now; one that was never changed has no id. */
export async function readPage(db: Db, page: WebsitePage, now: Date): Promise<StoredPage> {
  const row = await db
    .selectFrom('website_page')
    .leftJoin('account', 'account.id', 'website_page.drafted_by')
    .where('page', '=', page)
    .select(['website_page.id', 'website_page.version', 'draft', 'drafted_at', nameOfAccount.as('drafted_by')])
    .executeTakeFirst()
  if (!row) return UNCHANGED
  const versions = await versionsOf(db).where('page_id', '=', row.id).orderBy('number', 'desc').limit(2).execute()
  const [scheduled, live] = split(versions, now)
  return { ...row, draft: row.draft === null ? null : keptParts(row.draft), live, scheduled }
}

const nameOfAccount = sql<string>`coalesce(account.firstname || ' ' || account.lastname, '')`

const versionsOf = (db: Db) =>
  db
    .selectFrom('website_page_version')
    .leftJoin('account', 'account.id', 'website_page_version.published_by')
    .select(['number', 'content', 'publish_at', nameOfAccount.as('by')])

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number]

/** From versions in descending order, the scheduled one and the published one. */
function split(versions: readonly VersionRow[], now: Date): [StoredVersion?, StoredVersion?] {
  const [newest, before] = versions.map(({ number, content, publish_at, by }) => ({
    number,
    parts: keptParts(content),
    at: publish_at,
    by,
  }))
  return newest && new Date(newest.at) > now ? [newest, before] : [undefined, newest]
}

/** Every page with its published and its scheduled version. */
export async function listPages(db: Db, now: Date): Promise<WebsitePageLine[]> {
  const lines: WebsitePageLine[] = []
  for (const page of WEBSITE_PAGES) lines.push(lineOf(page, await readPage(db, page, now)))
  return lines
}

/** A page as the office edits it. */
export async function getPage(db: Db, page: WebsitePage, settings: Settings, now: Date): Promise<WebsitePageRow> {
  const stored = await readPage(db, page, now)
  return {
    ...lineOf(page, stored),
    id: stored.id,
    version: stored.version,
    parts: wholeParts(page, wordsToEdit(stored), settings),
  }
}

/** The draft, else the scheduled version, else the published one. */
export const wordsToEdit = ({ draft, scheduled, live }: StoredPage): Parts =>
  draft ?? scheduled?.parts ?? live?.parts ?? {}

const lineOf = (
  page: WebsitePage,
  { draft, drafted_at, drafted_by, live, scheduled }: StoredPage,
): WebsitePageLine => ({
  page,
  state: scheduled ? 'scheduled' : live ? 'published' : 'release',
  has_draft: draft !== null,
  drafted_at,
  drafted_by: draft === null ? null : drafted_by,
  published_at: live?.at ?? null,
  published_by: live?.by ?? null,
  scheduled_at: scheduled?.at ?? null,
})

/** The published versions of a page, newest first. */
export async function listVersions(db: Db, page: WebsitePage, now: Date): Promise<PagePublication[]> {
  const versions = await versionsOf(db)
    .innerJoin('website_page', 'website_page.id', 'page_id')
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return versions.map((version, place) => publicationOf(version, versions[place - 1], now))
}

const MOST_VERSIONS = 100

function publicationOf(
  { number, publish_at, by }: VersionRow,
  next: Pick<VersionRow, 'publish_at'> | undefined,
  now: Date,
): PagePublication {
  const isScheduled = new Date(publish_at) > now
  return {
    number,
    at: publish_at,
    by,
    is_live: !isScheduled && (next === undefined || new Date(next.publish_at) > now),
    is_scheduled: isScheduled,
  }
}

/** One version with its words. Throws NotFound. */
export async function getVersion(
  db: Db,
  page: WebsitePage,
  number: number,
  now: Date,
): Promise<PagePublication & { own: Parts }> {
  const [version, next] = await versionsOf(db)
    .innerJoin('website_page', 'website_page.id', 'page_id')
    .where('page', '=', page)
    .where('number', 'in', [number, number + 1])
    .orderBy('number')
    .execute()
  if (version?.number !== number) throw new NotFound(m.website_pages_no_version())
  return { ...publicationOf(version, next, now), own: keptParts(version.content) }
}
