import { m } from 'contract/messages'
import type { WebsitePage } from 'contract/website-pages/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockPage } from './lock-page.ts'

/** Throws the draft of a page away. Throws Conflict or ChangedMeanwhile. */
export async function discardDraft(
  services: Services,
  user: Caller,
  page: WebsitePage,
  version: number,
): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    const stored = await lockPage(tx, services, page, version)
    if (stored.draft === null) throw new Conflict(m.website_pages_draft_no_longer_exists())
    await tx
      .updateTable('website_page')
      .set({ draft: null, drafted_at: null, drafted_by: null })
      .where('id', '=', stored.id)
      .execute()
    await recordAudit(tx, {
      actor: user,
      action: 'website_page.discard',
      subject: { table: 'website_page', id: stored.id },
      before: { page, draft: stored.draft },
      at: clock.now(),
    })
  })
}
