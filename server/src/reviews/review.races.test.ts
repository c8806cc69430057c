import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('twenty sent at once by an owner are one review, and one hundred points', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await build.product({ model_num: 'BMG-1' })
  await buildRegistration(services, { customer: asha, status: 'Approved' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      as(asha).reviews.add({ body: { product_id: id, rating: (at % 5) + 1, review: `Good ${at}` } }),
    ),
  )
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(answers.map(({ data }) => data.reward_points).filter((points) => points > 0)).toEqual([100])
  const { data, rating_data } = await as().reviews.list({ params: { id } })
  expect(data).toHaveLength(1)
  const { data: product } = await as().products.getPublic({ params: { id } })
  expect([product.total_reviews, product.average_rating]).toEqual([1, rating_data.average_rating])
  expect((await as(asha).accounts.profile()).data.reward_points).toBe(100)
})
