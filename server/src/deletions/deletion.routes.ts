import type { FastifyInstance } from 'fastify'
import type { Locale } from 'contract/core/locale'
import { refusalIn } from 'contract/core/refusals'
import { deletions, type Counted, type DeletionPreview } from 'contract/deletions/endpoints'
import { implement } from '../platform/http/implement.ts'
import { languageOf } from '../platform/http/page-language.ts'
import type { Services } from '../platform/core/services.ts'
import { expectRecentPassword } from '../platform/sessions/recent-password.ts'
import { previewDeletion } from './preview-deletion.ts'

export function deletionRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, deletions, {
    preview: async ({ body: { subject, ids } }, { user, request }) => {
      // Asked here, because the deletion itself is sent some seconds later, when nobody may be there to type.
      if (subject === 'account') await expectRecentPassword(services, services.db, user)
      return { data: previewIn(languageOf(request), await previewDeletion(services.db, user, subject, ids)) }
    },
  })
}

/** The same in words of a language. */
function previewIn(locale: Locale, { deletes, keeps, notes, blocked, ...preview }: DeletionPreview): DeletionPreview {
  const said = (counted: Counted[]) => counted.map(({ count, what }) => ({ count, what: refusalIn(locale, what) }))
  return {
    ...preview,
    deletes: said(deletes),
    keeps: said(keeps),
    notes: notes.map((note) => refusalIn(locale, note)),
    blocked: refusalIn(locale, blocked),
  }
}
