import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { websitePages } from 'contract/website-pages/endpoints'
import type { PageParts } from 'contract/website-pages/parts'
import { PAGE_PARTS, type WebsitePage } from 'contract/website-pages/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Invalid } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { definedIn } from '../platform/database/version.ts'
import type { Services } from '../platform/core/services.ts'
import { checkedParts } from './check-parts.ts'
import { lockPage } from './lock-page.ts'
import { setDraft } from './set-draft.ts'
import { wholeParts, wordsToEdit } from './website-page.queries.ts'

type Changes = Input<typeof websitePages.save>['body']

/**
 * Saves parts of a page as its draft, which no visitor sees. What equals the published words leaves no draft. Throws
 * Invalid, Conflict or ChangedMeanwhile.
 */
export async function saveDraft(
  services: Services,
  user: Caller,
  page: WebsitePage,
  { version, ...typed }: Changes,
): Promise<void> {
  const { db, clock, settings } = services
  const given = definedIn(typed) as Partial<PageParts>
  const stranger = Object.keys(given).find((part) => !(PAGE_PARTS[page] as readonly string[]).includes(part))
  if (stranger !== undefined) throw new Invalid({ [stranger]: m.website_pages_page_no_part() })
  const parts = checkedParts(page, given)
  await db.transaction().execute(async (tx) => {
    const stored = await lockPage(tx, services, page, version)
    const before = wholeParts(page, wordsToEdit(stored), settings.current)
    const set = differing(before, parts)
    if (!set) return
    await setDraft(tx, services, user, { page, stored, parts: { ...before, ...set } })
    await recordAudit(tx, {
      actor: user,
      action: 'website_page.edit',
      subject: { table: 'website_page', id: stored.id },
      after: { page, parts: Object.keys(set) },
      at: clock.now(),
    })
  })
}
