import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildReview } from '../../test/factories/review.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const WHY = { reason: ' Not about the product ' }

test('a hidden review is seen by its author alone, with the reason; shown again it is everybody’s', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { id, product_id } = await buildReview(services, { customer: asha, rating: 1 })
  const { message, data } = await as(admin).reviews.hide({ params: { id }, body: WHY })
  expect([message, data.hidden, data.hidden_reason]).toEqual(['Review hidden', true, 'Not about the product'])
  const { data: shown, rating_data } = await as().reviews.list({ params: { id: product_id } })
  expect([shown, rating_data.total_reviews]).toEqual([[], 0])
  const mine = await as(asha).reviews.getMine({ params: { id: product_id } })
  expect(mine.data.review).toMatchObject({ id, hidden: true, hidden_reason: 'Not about the product' })
  const others = await as(await build.customer()).reviews.getMine({ params: { id: product_id } })
  expect(others.data.review).toBeNull()

  expect((await as(admin).reviews.show({ params: { id } })).data).toMatchObject({ hidden: false, hidden_reason: '' })
  expect((await as().reviews.list({ params: { id: product_id } })).data).toHaveLength(1)
  const audit = await services.db
    .selectFrom('audit')
    .where('subject', '=', 'review')
    .orderBy('id')
    .selectAll()
    .execute()
  expect(audit).toMatchObject([
    {
      action: 'review.hide',
      actor_id: admin.id,
      subject_id: id,
      before: { hidden_at: null, review: 'Boils quickly' },
      after: { hidden_reason: 'Not about the product' },
    },
    { action: 'review.show', before: { hidden_reason: 'Not about the product' }, after: { hidden_at: null } },
  ])
})

test('hiding needs a reason and a review that is there and shown', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildReview(services)
  const { hide, show, hideMany } = as(await build.admin()).reviews
  for (const reason of ['', '  ', undefined] as string[]) {
    const errors = { reason: 'Please enter a reason' }
    expect((await refusal(hide({ params: { id }, body: { reason } })))?.body.errors).toEqual(errors)
    expect((await refusal(hideMany({ body: { review_ids: [id], reason } })))?.body.errors).toEqual(errors)
  }
  expect((await refusal(hideMany({ body: { review_ids: [], ...WHY } })))?.body.errors).toEqual({
    review_ids: 'Select at least one review',
  })
  expect(await refusedWith(show({ params: { id } }))).toBe('409 This review is already shown')
  await hide({ params: { id }, body: WHY })
  expect(await refusedWith(hide({ params: { id }, body: WHY }))).toBe('409 This review is already hidden')
  expect(await refusedWith(hide({ params: { id: id + 1 }, body: WHY }))).toBe('404 Review not found')
  expect(await refusedWith(show({ params: { id: id + 1 } }))).toBe('404 Review not found')
})

test('hiding a review revokes its points, showing it restores them, and neither awards twice', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { id: product_id } = await build.product({ model_num: 'BMG-1' })
  await buildRegistration(services, { customer: asha, status: 'Approved' })
  const { data } = await as(asha).reviews.add({ body: { product_id, rating: 5, review: 'Good' } })
  const points = async () => (await as(asha).accounts.profile()).data.reward_points
  for (let round = 0; round < 2; round++) {
    await as(admin).reviews.hide({ params: { id: data.id }, body: WHY })
    expect(await points()).toBe(0)
    const { data: changed } = await as(asha).reviews.add({ body: { product_id, rating: 5, review: `Good ${round}` } })
    expect([changed.hidden, changed.reward_points]).toEqual([true, 0])
    await as(admin).reviews.show({ params: { id: data.id } })
    expect(await points()).toBe(100)
  }
})

test('an author cannot delete a hidden review, and staff see that it was changed', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { id, product_id } = await buildReview(services, { customer: asha, created_at: clock.now() })
  await as(admin).reviews.hide({ params: { id }, body: WHY })
  expect(await refusedWith(as(asha).reviews.deleteMine({ params: { id } }))).toBe(
    '409 This review is hidden; change it, and our staff look at it again',
  )
  clock.pass({ minutes: 1 })
  await as(asha).reviews.add({ body: { product_id, rating: 4, review: 'About the kettle now' } })
  const { data } = await as(admin).reviews.listAll({ query: { status: 'hidden' } })
  expect(data).toMatchObject([{ id, hidden: true, changed_since: true, review: 'About the kettle now' }])
})

test('staff find reviews by rating, state and text, page by page, and export the results', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const { id: product_id } = await build.product({ model_name: 'Chiya', model_num: 'BEK-1' })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const made = []
  for (const options of [
    { customer: asha, rating: 5, review: 'Mitho chiya, 100% good' },
    { rating: 1, review: '=Broken', hidden_reason: 'Rude words' },
    { rating: 5, review: 'Quick' },
  ]) {
    clock.pass({ minutes: 1 })
    made.push(await buildReview(services, { product_id, created_at: clock.now(), ...options }))
  }
  const [first, second, third] = made.map(({ id }) => id)
  const { listAll, export: exported, hideMany } = as(await build.admin()).reviews
  const ids = async (query: NonNullable<Parameters<typeof listAll>[0]>['query']) =>
    (await listAll({ query })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([third, second, first])
  expect(await ids({ rating: 5 })).toEqual([third, first])
  expect(await ids({ status: 'hidden' })).toEqual([second])
  expect(await ids({ status: 'shown', rating: 1 })).toEqual([])
  expect(await ids({ search: 'CHIYA' })).toEqual([first])
  expect(await ids({ search: '100%' })).toEqual([first])
  expect(await ids({ page: 2, per_page: 2 })).toEqual([first])
  const { data } = await listAll({ query: { search: 'mitho' } })
  expect(data).toMatchObject([
    {
      hidden: false,
      changed_since: false,
      product: { id: product_id, model_name: 'Chiya', model_num: 'BEK-1' },
      customer: { id: asha.id, first_name: 'Asha' },
    },
  ])
  const csv = await (await exported({ query: { format: 'csv', status: 'hidden' } })).text()
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toBe('Customer,Model Name,Model Number,Rating,Review,Owner,Status,Reason,Date')
  expect(rows).toEqual([expect.stringMatching(/Chiya,BEK-1,1,'=Broken,No,Hidden,Rude words,/)])

  expect(await hideMany({ body: { review_ids: [first!, second!, third!, third! + 9], ...WHY } })).toEqual({
    message: '2 reviews hidden',
    hidden: 2,
  })
  expect(await ids({ status: 'hidden' })).toEqual([third, second, first])
})
