import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { FastifyInstance } from 'fastify'
import { reviews } from 'contract/reviews/endpoints'
import { NotFound } from '../platform/core/problems.ts'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { hideReview, hideReviews, showReview } from './hide-review.ts'
import { getReviewRow, pageOfReviews } from './review-office.queries.ts'
import { getOwnReview, listReviews } from './review.queries.ts'
import { deleteOwnReview } from './delete-own-review.ts'
import { saveReview } from './save-review.ts'
import { exportReviews } from './review.sheets.ts'

export function reviewRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, reviews, {
    list: ({ params, query }) => listReviews(db, files, params.id, query),
    add: async ({ body }, { user }) => {
      const reward_points = await saveReview(services, user, body)
      const { review } = await getOwnReview(db, files, user.id, body.product_id)
      if (!review) throw new NotFound(m.reviews_review_not_found())
      return { message: m.reviews_review_saved(), data: { ...review, reward_points } }
    },
    getMine: async ({ params }, { user }) => ({ data: await getOwnReview(db, files, user.id, params.id) }),
    deleteMine: async ({ params }, { user }) => {
      await deleteOwnReview(services, user, params.id)
      return { message: m.reviews_review_deleted() }
    },
    listAll: ({ query }) => pageOfReviews(db, files, query),
    export: ({ query }) => exportReviews(db, files, query),
    hide: async ({ params, body: { reason } }, { user }) => {
      await hideReview(services, user, params.id, { reason })
      return { message: m.reviews_review_hidden(), data: await getReviewRow(db, files, params.id) }
    },
    hideMany: async ({ body: { review_ids, reason } }, { user }) => {
      const hidden = await hideReviews(services, user, review_ids, { reason })
      return { message: m.reviews_hidden({ n: counted(hidden), what: m.things_review({ count: hidden }) }), hidden }
    },
    show: async ({ params }, { user }) => {
      await showReview(services, user, params.id)
      return { message: m.reviews_review_shown_again(), data: await getReviewRow(db, files, params.id) }
    },
  })
}
