import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { websitePages } from 'contract/website-pages/endpoints'
import type { WebsitePage } from 'contract/website-pages/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockPage } from './lock-page.ts'
import { showPage } from './website-page.jobs.ts'
import { tellOfPage } from './tell-of-page.ts'

type Order = Input<typeof websitePages.publish>['body']

/**
 * Publishes the draft of a page, at once or from a moment on. This process shows it before it returns, the others when they
 * hear of it. What waits needs nobody at its time: a job only has the kept page dropped. Throws Conflict, Invalid or
 * ChangedMeanwhile.
 */
export async function publishPage(
  services: Services,
  user: Caller,
  page: WebsitePage,
  { version, at }: Order,
): Promise<void> {
  const { db, clock, jobs } = services
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const from = at === undefined ? now : timeToCome(new Date(at), now)
    const stored = await lockPage(tx, services, page, version)
    if (stored.draft === null) throw new Conflict(m.website_pages_no_draft_publish())
    const number = (stored.live?.number ?? 0) + 1
    await tx
      .insertInto('website_page_version')
      .values({
        page_id: stored.id,
        number,
        content: JSON.stringify(stored.draft),
        created_at: now,
        publish_at: from,
        published_by: user.id,
      })
      .execute()
    await tx
      .updateTable('website_page')
      .set({ draft: null, drafted_at: null, drafted_by: null })
      .where('id', '=', stored.id)
      .execute()
    if (from > now)
      await jobs.enqueue(tx, showPage, { page }, { afterSeconds: Math.ceil((Number(from) - Number(now)) / 1000) })
    await recordAudit(tx, {
      actor: user,
      action: from > now ? 'website_page.schedule' : 'website_page.publish',
      subject: { table: 'website_page', id: stored.id },
      after: { page, number, ...(from > now && { publish_at: from }) },
      at: now,
    })
  })
  await tellOfPage(services, page)
}

const LONGEST_WAIT_DAYS = 366

function timeToCome(at: Date, now: Date): Date {
  if (at <= now) throw new Invalid({ at: m.website_pages_choose_time_future() })
  if (Number(at) - Number(now) > LONGEST_WAIT_DAYS * 86_400_000)
    throw new Invalid({ at: m.website_pages_most_year_ahead() })
  return at
}
