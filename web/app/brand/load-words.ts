import type { ShownPage } from 'contract/website-pages/parts'
import type { ShownPageName } from 'contract/website-pages/words'
import type { Api } from '../api/context.ts'

/** What a public page says, in the language of the page. */
export async function loadWords<Page extends ShownPageName>(api: Api, page: Page): Promise<ShownPage<Page>> {
  const { data } = await api.websitePages.shown({ params: { page } })
  // The server answers with each part of the page.
  return data as ShownPage<Page>
}
