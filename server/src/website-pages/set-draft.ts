import type { PageParts } from 'contract/website-pages/parts'
import type { WebsitePage } from 'contract/website-pages/words'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { ownParts, type StoredPage } from './website-page.queries.ts'

export interface NewDraft {
  page: WebsitePage
  /** locked */
  stored: StoredPage
  parts: Partial<PageParts>
}

/** Makes parts the draft of a page; none where visitors read the same already. */
export async function setDraft(
  tx: Db,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  user: Caller,
  { page, stored, parts }: NewDraft,
): Promise<void> {
  const own = ownParts(page, parts, settings.current)
  const isLive = JSON.stringify(own) === JSON.stringify(ownParts(page, stored.live?.parts ?? {}, settings.current))
  await tx
    .updateTable('website_page')
    .set(
      isLive
        ? { draft: null, drafted_at: null, drafted_by: null }
        : { draft: JSON.stringify(own), drafted_at: clock.now(), drafted_by: user.id },
    )
    .where('id', '=', stored.id)
    .execute()
}
