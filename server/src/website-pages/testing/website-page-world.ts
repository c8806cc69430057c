import type { PageParts } from 'contract/website-pages/parts'
import type { WebsitePage } from 'contract/website-pages/words'
import { testApp } from '../../../test/test-app.ts'

export async function office() {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const pages = world.as(admin).websitePages
  const row = async (page: WebsitePage) => (await pages.get({ params: { page } })).data
  const save = async (page: WebsitePage, parts: Partial<PageParts>) =>
    (await pages.save({ params: { page }, body: { version: (await row(page)).version, ...parts } })).data
  const publish = async (page: WebsitePage, at?: string) =>
    (await pages.publish({ params: { page }, body: { version: (await row(page)).version, ...(at && { at }) } })).data
  const shown = async (page: WebsitePage | 'landing', locale: 'en' | 'ne' = 'en') =>
    (await world.as(undefined, locale).websitePages.shown({ params: { page } })).data
  return { ...world, admin, pages, row, save, publish, shown }
}
