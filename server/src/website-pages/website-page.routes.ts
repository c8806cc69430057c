import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import type { WebsitePage } from 'contract/website-pages/words'
import { websitePages } from 'contract/website-pages/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { discardDraft } from './discard-draft.ts'
import { publishPage } from './publish-page.ts'
import { restoreVersion } from './restore-version.ts'
import { saveDraft } from './save-draft.ts'
import { shownPage } from './shown-page.ts'
import { getPage, getVersion, listPages, listVersions, wholeParts } from './website-page.queries.ts'
import { withdrawPage } from './withdraw-page.ts'

export function websitePageRoutes(app: FastifyInstance, services: Services) {
  const { db, settings, clock } = services
  const row = (page: WebsitePage) => getPage(db, page, settings.current, clock.now())

  implement(app, services, websitePages, {
    list: async () => ({ data: await listPages(db, clock.now()) }),
    get: async ({ params }) => ({ data: await row(params.page) }),
    save: async ({ params: { page }, body }, { user }) => {
      await saveDraft(services, user, page, body)
      return { message: m.website_pages_draft_saved(), data: await row(page) }
    },
    publish: async ({ params: { page }, body }, { user }) => {
      await publishPage(services, user, page, body)
      return {
        message: body.at === undefined ? m.website_pages_page_published() : m.website_pages_publication_scheduled(),
        data: await row(page),
      }
    },
    withdraw: async ({ params: { page }, body }, { user }) => {
      await withdrawPage(services, user, page, body.version)
      return { message: m.website_pages_publication_cancelled_text_draft_again(), data: await row(page) }
    },
    discard: async ({ params: { page }, body }, { user }) => {
      await discardDraft(services, user, page, body.version)
      return { message: m.website_pages_draft_discarded() }
    },
    versions: async ({ params }) => ({ data: await listVersions(db, params.page, clock.now()) }),
    getVersion: async ({ params: { page, number } }) => {
      const { own, ...version } = await getVersion(db, page, number, clock.now())
      return { data: { ...version, parts: wholeParts(page, own, settings.current) } }
    },
    restore: async ({ params: { page, number }, body }, { user }) => {
      await restoreVersion(services, user, { page, number, version: body.version })
      return { message: m.website_pages_version_now_draft(), data: await row(page) }
    },
    shown: async ({ params }, { locale }) => ({ data: await shownPage(services, params.page, locale) }),
  })
}
