import type { WebsitePage } from 'contract/website-pages/words'
import type { Services } from '../platform/core/services.ts'
import { pageTag, WEBSITE_PAGES_CHANGED } from './website-page.tags.ts'

/** Has the words of a page read again and its kept pages dropped, here and in the other processes. After the commit. */
export async function tellOfPage({ websitePages, cache }: Services, page: WebsitePage): Promise<void> {
  await websitePages.reload()
  await cache.drop([pageTag(page), WEBSITE_PAGES_CHANGED])
}
