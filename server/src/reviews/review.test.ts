import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildReview } from '../../test/factories/review.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('a review is kept, shown to everybody and counted on the product', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const { id } = await build.product()
  expect((await as().reviews.list({ params: { id } })).data).toEqual([])
  const sent = await as(asha).reviews.add({ body: { product_id: id, rating: '4', review: ' Boils fast.\r\nQuiet. ' } })
  expect(sent).toMatchObject({
    message: 'Your review is saved',
    data: { rating: 4, review: 'Boils fast.\nQuiet.', hidden: false, is_verified: false, reward_points: 0 },
  })
  const answer = await as().reviews.list({ params: { id } })
  expect(answer).toEqual({
    message: 'OK',
    data: [
      {
        id: sent.data.id,
        rating: 4,
        review: 'Boils fast.\nQuiet.',
        date_joined: sent.data.date_joined,
        is_verified: false,
        customer: { first_name: 'Asha', last_name: 'Rai', image_url: '' },
      },
    ],
    rating_data: {
      average_rating: 4,
      total_reviews: 1,
      rating_distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
    },
    pagination: { page: 1, total_pages: 1, results_per_page: 200, total_results: 1 },
  })
  const { data: product } = await as().products.getPublic({ params: { id } })
  expect([product.average_rating, product.total_reviews]).toEqual([4, 1])
})

test('each error in a review has its message', async () => {
  const { as, build } = await testApp({ work: false })
  const { id: product_id } = await build.product()
  const { add } = as(await build.customer()).reviews
  const faults = async (body: object) => (await refusal(add({ body: body as never })))?.body.errors
  expect(await faults({})).toEqual({
    product_id: 'A product is expected',
    rating: 'Please select a rating',
    review: 'Please enter your review',
  })
  for (const rating of [0, 6, 4.5, '', 'good', null])
    expect(await faults({ product_id, rating, review: 'Good' })).toEqual({ rating: 'Please select a rating' })
  for (const review of ['', '  \n ', '\u200b\u200d', '<b></b>', '<script></script>'])
    expect(await faults({ product_id, rating: 5, review })).toEqual({ review: 'Please enter your review' })
  for (const review of ['x'.repeat(501), '🇳🇵'.repeat(501), `e${'\u0301'.repeat(5000)}`, 'x'.repeat(100_000)])
    expect(await faults({ product_id, rating: 5, review })).toEqual({
      review: 'Your review can have at most 500 characters',
    })
  expect(await refusedWith(add({ body: { product_id: product_id + 1, rating: 5, review: 'Good' } }))).toBe(
    '404 Product not found',
  )
})

test.each([
  ['flags', '🇳🇵'.repeat(500), '🇳🇵'.repeat(500)],
  ['letters with their signs', 'कि'.repeat(500), 'कि'.repeat(500)],
  ['tags', 'So <b>good</b><script>alert(1)</script><img src=x onerror=alert(1)>', 'So goodalert(1)'],
  ['tags within tags', '<scr<b>ipt>alert(1)</scr</b>ipt>', '< script>alert(1)< /script>'],
  ['a tag that does not end', 'Nice <img src=x onerror=alert(1) ', 'Nice < img src=x onerror=alert(1)'],
  ['signs that are no tags', 'I <3 it & 2 > 1 --> "fine"', 'I <3 it & 2 > 1 --> "fine"'],
  ['empty lines and bells', 'One\n\n \n\n\nTwo\u0007\u202e', 'One\n\nTwo'],
])('a review is plain text: %s', async (_, typed, kept) => {
  const { as, build } = await testApp({ work: false })
  const { id } = await build.product()
  const { data } = await as(await build.customer()).reviews.add({
    body: { product_id: id, rating: 5, review: typed },
  })
  expect(data.review).toBe(kept)
})

test('a second review takes the place of the first, and the same one again changes nothing', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const asha = as(await build.customer())
  const { id } = await build.product()
  const first = await asha.reviews.add({ body: { product_id: id, rating: 2, review: 'Loud' } })
  await buildReview(services, { product_id: id, created_at: clock.now() })
  clock.pass({ minutes: 5 })
  const again = await asha.reviews.add({ body: { product_id: id, rating: 2, review: 'Loud' } })
  expect(again.data).toEqual(first.data)
  const second = await asha.reviews.add({ body: { product_id: id, rating: 5, review: 'Quiet since the repair' } })
  expect(second.data.id).toBe(first.data.id)
  expect(second.data.date_joined > first.data.date_joined).toBe(true)
  const { data, rating_data } = await as().reviews.list({ params: { id } })
  expect(data.map(({ review, date_joined }) => [review, date_joined])).toEqual([
    ['Quiet since the repair', second.data.date_joined],
    ['Boils quickly', expect.any(String)],
  ])
  expect(rating_data).toMatchObject({ average_rating: 4.5, total_reviews: 2 })
})

test.each([
  ['Approved', true],
  ['Discount', true],
  ['Pending', false],
  ['Rejected', false],
] as const)('an author whose registration is %s is marked: %s', async (status, marked) => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await build.product({ model_num: 'BMG-1' })
  await buildRegistration(services, { customer: asha, status })
  const { data: sent } = await as(asha).reviews.add({ body: { product_id: id, rating: 5, review: 'Good' } })
  expect([sent.is_verified, sent.reward_points]).toEqual([marked, marked ? 100 : 0])
  const { data } = await as().reviews.list({ params: { id } })
  expect(data[0]?.is_verified).toBe(marked)
  expect((await as(asha).reviews.getMine({ params: { id } })).data.owned).toBe(marked)
})

test('points for an earlier review are awarded with the approval, and revoked with it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const admin = await build.admin()
  const { id } = await build.product({ model_num: 'BMG-1' })
  const { id: stock_id } = await buildRegistration(services, { customer: asha })
  await as(asha).reviews.add({ body: { product_id: id, rating: 5, review: 'Good' } })
  const points = async () => (await as(asha).accounts.profile()).data.reward_points
  expect(await points()).toBe(0)
  await as(admin).registrations.decide({ body: { stock_id, status: 'Approved' } })
  expect(await points()).toBe(100)
  await as(admin).registrations.decide({ body: { stock_id, status: 'Rejected', reason: 'Not ours' } })
  expect(await points()).toBe(0)
})

test('customers can delete only their own reviews; deleting and writing again awards nothing twice', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await build.product({ model_num: 'BMG-1' })
  await buildRegistration(services, { customer: asha, status: 'Approved' })
  const body = { product_id: id, rating: 5, review: 'Good' }
  const points = async () => (await as(asha).accounts.profile()).data.reward_points
  for (let round = 0; round < 3; round++) {
    const { data } = await as(asha).reviews.add({ body })
    expect(await points()).toBe(100)
    const stranger = as(await build.customer()).reviews.deleteMine({ params: { id: data.id } })
    expect(await refusedWith(stranger)).toBe('404 Review not found')
    expect(await as(asha).reviews.deleteMine({ params: { id: data.id } })).toEqual({
      message: 'Your review is deleted',
    })
    expect(await points()).toBe(0)
    expect(await refusedWith(as(asha).reviews.deleteMine({ params: { id: data.id } }))).toBe('404 Review not found')
  }
  const { data } = await as().products.getPublic({ params: { id } })
  expect([data.total_reviews, data.average_rating]).toEqual([0, 0])
  expect((await as(asha).reviews.getMine({ params: { id } })).data).toEqual({ review: null, owned: true })
})

test('reviews come in three orders, page by page, bounded where no page is asked for', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const { id } = await build.product()
  for (const rating of [3, 5, 1, 5]) {
    clock.pass({ minutes: 1 })
    await buildReview(services, { product_id: id, rating, review: `${rating}`, created_at: clock.now() })
  }
  await buildReview(services)
  const ratings = async (query: NonNullable<Parameters<ReturnType<typeof as>['reviews']['list']>[0]>['query']) =>
    (await as().reviews.list({ params: { id }, ...(query && { query }) })).data.map(({ rating }) => rating)
  expect(await ratings(undefined)).toEqual([5, 1, 5, 3])
  expect(await ratings({ sort: 'newest' })).toEqual([5, 1, 5, 3])
  expect(await ratings({ sort: 'highest' })).toEqual([5, 5, 3, 1])
  expect(await ratings({ sort: 'lowest' })).toEqual([1, 3, 5, 5])
  expect(await ratings({ sort: 'lowest', page: 2, per_page: 3 })).toEqual([5])
  expect(await ratings({ page: 3, per_page: 3 })).toEqual([])
  const { pagination } = await as().reviews.list({ params: { id }, query: { page: 1 } })
  expect(pagination).toEqual({ page: 1, total_pages: 1, results_per_page: 10, total_results: 4 })
  const wrong = await refusal(as().reviews.list({ params: { id }, query: { sort: 'best' as 'newest' } }))
  expect(wrong?.body.errors).toEqual({ sort: 'Sort by newest, highest or lowest' })
  expect(await refusedWith(as().reviews.list({ params: { id: id + 5 } }))).toBe('404 Product not found')
})

test('kept answers of the page and of the cards are new after each change', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const admin = await build.admin()
  const { id } = await build.product({ model_num: 'BEK-150' })
  const look = async () => {
    const [list, product, found] = await Promise.all([
      as().reviews.list({ params: { id }, query: { per_page: 5 } }),
      as().products.getPublic({ params: { id } }),
      as().products.search({ query: { product_name: 'BEK-150' } }),
    ])
    const averages = [list.rating_data.average_rating, product.data.average_rating, found.data[0]?.average_rating]
    return [list.data.map(({ review }) => review), ...averages]
  }
  expect(await look()).toEqual([[], 0, 0, 0])
  const { data } = await as(asha).reviews.add({ body: { product_id: id, rating: 3, review: 'Fine' } })
  expect(await look()).toEqual([['Fine'], 3, 3, 3])
  await as(asha).reviews.add({ body: { product_id: id, rating: 4, review: 'Better' } })
  expect(await look()).toEqual([['Better'], 4, 4, 4])
  await as(admin).reviews.hide({ params: { id: data.id }, body: { reason: 'Not about the product' } })
  expect(await look()).toEqual([[], 0, 0, 0])
  await as(admin).reviews.show({ params: { id: data.id } })
  expect(await look()).toEqual([['Better'], 4, 4, 4])
  await as(asha).reviews.deleteMine({ params: { id: data.id } })
  expect(await look()).toEqual([[], 0, 0, 0])
})
