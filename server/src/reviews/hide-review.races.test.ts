import { expect, test } from 'vitest'
import { buildReview } from '../../test/factories/review.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when twenty people hide a review at once, one wins, and it is told once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, product_id } = await buildReview(services)
  const { hide } = as(await build.admin()).reviews
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, at) => refusal(hide({ params: { id }, body: { reason: `Reason ${at}` } }))),
  )
  const lost = refused.filter((one) => one !== undefined)
  expect(lost).toHaveLength(19)
  expect(lost.every(({ status, body }) => status === 409 && body.code === 'already_moderated')).toBe(true)
  expect(await services.db.selectFrom('audit').where('subject', '=', 'review').select('id').execute()).toHaveLength(1)
  const { data } = await as().products.getPublic({ params: { id: product_id } })
  expect([data.total_reviews, data.average_rating]).toEqual([0, 0])
})
