import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { findProductByModel } from './product-of-model.ts'
import { shop } from './testing/model-number-world.ts'

const taken = (typed: string) => `“${typed.trim()}” is already the model number of “Insect Killer”`

/** A product from before the rule, with the number of another. */
const duplicate = async ({ build, group }: Awaited<ReturnType<typeof shop>>, model_num: string) =>
  (await build.product({ sub_category_id: group.id, name: 'Later One', model_num, is_duplicate: true })).id

test('a model number that a product has is refused by its name, however it is written', async () => {
  const { api, form, product } = await shop()
  for (const model_num of ['BIK-020', 'bik 020', ' B.I.K-०२० '])
    expect((await refusal(api.add({ body: await form(model_num) })))?.body).toMatchObject({
      code: 'model_number_taken',
      message: taken(model_num),
      errors: { model_num: taken(model_num) },
    })
  const other = (await api.add({ body: await form('BIK-021') })).data
  const update = (model_num: string) =>
    api.update({ params: { id: other.id }, body: { version: other.version, model_num } })
  expect(await refusedWith(update('bik020'))).toBe(`409 ${taken('bik020')}`)
  expect(await refusedWith(update('- / -'))).toBe('422 Model Number is required')
  // Another spelling is the same number.
  const { data } = await api.update({ params: { id: product.id }, body: { version: 1, model_num: 'BIK 020' } })
  expect(data.model_num).toBe('BIK 020')
})

test('a product is found by its model number however it is written, and a blank one finds none', async () => {
  const { services, product } = await shop()
  expect(await findProductByModel(services.db, ' bik०२०')).toMatchObject({ id: product.id })
  expect(await findProductByModel(services.db, ' - ')).toBeUndefined()
})

test('a product with the number of another is seen by staff until its number is changed', async () => {
  const world = await shop()
  const { api, as, build, product, services } = world
  const id = await duplicate(world, 'bik-020')
  const admin = as(await build.admin())
  const waiting = async () => (await admin.dashboard.attention()).data.model_numbers_doubled?.total
  const duplicate_of = { id: product.id, name: 'Insect Killer' }
  expect(await waiting()).toBe(1)
  expect((await api.list({ query: { same_model: true } })).data).toMatchObject([{ id, duplicate_of }])
  const { data } = await api.get({ params: { id } })
  expect(data.duplicate_of).toEqual(duplicate_of)
  expect(await findProductByModel(services.db, 'BIK-020')).toMatchObject({ id: product.id })
  // Edits that do not touch the number are saved.
  const priced = await api.update({ params: { id }, body: { version: data.version, price: 990 } })
  expect(priced.data).toMatchObject({ price: 990, duplicate_of })
  const renumbered = await api.update({ params: { id }, body: { version: priced.data.version, model_num: 'BIK-022' } })
  expect(renumbered.data.duplicate_of).toBeNull()
  expect(await waiting()).toBe(0)
})

test('the oldest duplicate keeps the number when the product that had it goes or takes another', async () => {
  const world = await shop()
  const { api, product } = world
  const [second, third, fourth] = [
    await duplicate(world, 'BIK-020'),
    await duplicate(world, 'bik020'),
    await duplicate(world, 'BIK 020'),
  ]
  const marks = async () =>
    Object.fromEntries((await api.list({ query: { per_page: 100 } })).data.map((row) => [row.id, row.duplicate_of?.id]))
  await api.update({ params: { id: product.id }, body: { version: 1, model_num: 'BIK-777' } })
  expect(await marks()).toEqual({ [product.id]: undefined, [second]: undefined, [third]: second, [fourth]: second })
  await api.deleteMany({ body: { product_ids: [second, third, product.id] } })
  expect(await marks()).toEqual({ [fourth]: undefined })
})
