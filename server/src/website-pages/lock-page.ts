import { m } from 'contract/messages'
import { websitePageRow } from 'contract/website-pages/endpoints'
import type { WebsitePage } from 'contract/website-pages/words'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import { refuseOldVersion } from '../platform/database/version.ts'
import type { Services } from '../platform/core/services.ts'
import { getPage, readPage, type StoredPage } from './website-page.queries.ts'

/**
 * The page that a change is based on, locked; one that was never changed gets its row. Throws ChangedMeanwhile, and
 * Conflict where its words wait for their time: those are taken back first.
 */
export async function lockPage(
  tx: Db,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  page: WebsitePage,
  version: number,
  { alsoScheduled = false } = {},
): Promise<StoredPage> {
  await tx
    .insertInto('website_page')
    .values({ page })
    .onConflict((conflict) => conflict.column('page').doNothing())
    .execute()
  await tx.selectFrom('website_page').where('page', '=', page).select('id').forUpdate().executeTakeFirstOrThrow()
  const now = clock.now()
  const stored = await readPage(tx, page, now)
  await refuseOldVersion({ version }, stored, {
    schema: websitePageRow,
    read: () => getPage(tx, page, settings.current, now),
  })
  if (stored.scheduled && !alsoScheduled) throw new Conflict(m.website_pages_page_scheduled_cancel_publication_change())
  return stored
}
