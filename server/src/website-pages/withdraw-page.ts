import { m } from 'contract/messages'
import type { WebsitePage } from 'contract/website-pages/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockPage } from './lock-page.ts'
import { setDraft } from './set-draft.ts'
import { tellOfPage } from './tell-of-page.ts'

/** Cancels a scheduled publication: its words are the draft again, and its number is free. Throws Conflict or ChangedMeanwhile. */
export async function withdrawPage(
  services: Services,
  user: Caller,
  page: WebsitePage,
  version: number,
): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    const stored = await lockPage(tx, services, page, version, { alsoScheduled: true })
    const { scheduled } = stored
    if (!scheduled) throw new Conflict(m.website_pages_page_no_longer_scheduled_publication())
    await tx
      .deleteFrom('website_page_version')
      .where('page_id', '=', stored.id)
      .where('number', '=', scheduled.number)
      .execute()
    await setDraft(tx, services, user, { page, stored, parts: scheduled.parts })
    await recordAudit(tx, {
      actor: user,
      action: 'website_page.withdraw',
      subject: { table: 'website_page', id: stored.id },
      before: { page, number: scheduled.number, publish_at: scheduled.at },
      at: clock.now(),
    })
  })
  await tellOfPage(services, page)
}
