import type { WebsitePage } from 'contract/website-pages/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { lockPage } from './lock-page.ts'
import { setDraft } from './set-draft.ts'
import { getVersion } from './website-page.queries.ts'

export interface Restoring {
  page: WebsitePage
  number: number
  /** of the page that was seen */
  version: number
}

/** Makes an earlier version the draft of its page, in the place of any other. Throws NotFound, Conflict or ChangedMeanwhile. */
export async function restoreVersion(
  services: Services,
  user: Caller,
  { page, number, version }: Restoring,
): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    const stored = await lockPage(tx, services, page, version)
    const { own } = await getVersion(tx, page, number, clock.now())
    await setDraft(tx, services, user, { page, stored, parts: own })
    await recordAudit(tx, {
      actor: user,
      action: 'website_page.reuse',
      subject: { table: 'website_page', id: stored.id },
      ...(stored.draft && { before: { page, draft: stored.draft } }),
      after: { page, number },
      at: clock.now(),
    })
  })
}
