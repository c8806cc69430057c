import { expect, test } from 'vitest'
import { freshPhoto, productForm } from '../../test/factories/product.ts'
import { refusal } from '../../test/refusal.ts'
import { edited } from './testing/product-version-world.ts'

test('changes of different fields are both kept, and each is in the history of its own author', async () => {
  const { asha, deepa, seen, params, historyOf } = await edited()
  const { data } = await asha.update({ params, body: { version: seen.version, price: 1_700 } })
  expect(data.version).toBeGreaterThan(seen.version)
  const late = await refusal(deepa.update({ params, body: { version: seen.version, stocks: 3 } }))
  expect([late?.status, late?.body.code]).toEqual([409, 'changed_meanwhile'])
  const saved = await deepa.update({ params, body: { version: data.version, stocks: 3 } })
  expect(saved.data).toMatchObject({ price: 1_700, stocks: 3 })
  const words = (await historyOf()).map(({ sentence }) => sentence)
  expect(words).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/stock from 7 to 3$/),
      expect.stringMatching(/price from Rs. 1,950 to Rs. 1,700$/),
    ]),
  )
})

test('fields that are not sent are neither rewritten nor recorded', async () => {
  const { asha, seen, params, services, historyOf } = await edited()
  // As an older version stored it.
  const sizing = '<p>20 cm</p>\n\n\n<p>1 kg</p>'
  await services.db.updateTable('product').set({ sizing }).where('id', '=', params.id).execute()
  const { version } = (await asha.get({ params })).data
  const { data } = await asha.update({ params, body: { version, price: 1_700 } })
  expect([data.price, data.sizing, data.color_styles, data.sizes]).toEqual([
    1_700,
    sizing,
    seen.color_styles,
    seen.sizes,
  ])
  expect((await historyOf())[0]?.sentence).toMatch(/changed price from Rs. 1,950 to Rs. 1,700$/)
})

test('new pictures and colours are changes as well', async () => {
  const { asha, deepa, seen, params } = await edited()
  await asha.update({ params, body: { version: seen.version, product_images: [await freshPhoto()] } })
  const late = await refusal(deepa.update({ params, body: { version: seen.version, color_styles: '["#112233"]' } }))
  expect(late?.body.code).toBe('changed_meanwhile')
})

test('ratings and search words do not change the version', async () => {
  const { asha, seen, params, services } = await edited()
  await services.db.updateTable('product').set({ search: '', rating_count: 4 }).where('id', '=', params.id).execute()
  expect((await asha.get({ params })).data.version).toBe(seen.version)
})

test('a client without versions sends the whole form and gets an error for each missing field', async () => {
  const { asha, params } = await edited()
  const lacking = await refusal(asha.update({ params, body: { price: 'much' } }))
  expect(lacking?.body.errors).toMatchObject({
    name: 'productName is required',
    price: 'A whole amount in rupees is expected',
    packaging: 'packaging is required',
  })
  const { product_images: _pictures, ...whole } = await productForm({ price: 1_800 })
  expect((await asha.update({ params, body: whole })).data).toMatchObject({ price: 1_800 })
})

test('one model number, one product, however it is written', async () => {
  const { asha, params, seen, build, services } = await edited()
  const iron = await build.product({ name: 'Steam Iron', model_num: 'BSI-20' })
  const taken = await refusal(asha.update({ params, body: { version: seen.version, model_num: 'bsi २०' } }))
  expect([taken?.status, taken?.body.code, taken?.body.errors]).toEqual([
    409,
    'model_number_taken',
    { model_num: '“bsi २०” is already the model number of “Steam Iron”' },
  ])
  const form = {
    ...(await productForm({ model_num: 'BSI20' })),
    category_id: iron.category_id,
    sub_category_id: iron.sub_category_id,
  }
  expect((await refusal(asha.add({ body: form })))?.body.errors).toHaveProperty('model_num')
  const copies = [await asha.duplicate({ params: { id: iron.id } }), await asha.duplicate({ params: { id: iron.id } })]
  expect(copies.map(({ data }) => data.model_num)).toEqual(['BSI-20-COPY', 'BSI-20-COPY-2'])
  expect(
    (await refusal(asha.update({ params, body: { version: seen.version, model_num: '–' } })))?.body.errors,
  ).toEqual({
    model_num: 'Model Number is required',
  })
  expect(await services.db.selectFrom('product').where('model_key', '=', 'BSI20').select('id').execute()).toHaveLength(
    1,
  )
})

test('a late edit is shown the current product and leaves no file behind', async () => {
  const { asha, deepa, seen, params, services } = await edited()
  const { data: now } = await asha.update({ params, body: { version: seen.version, price: 1_700 } })
  const late = await refusal(
    deepa.update({ params, body: { version: seen.version, product_images: [await freshPhoto()] } }),
  )
  expect(late?.body.current).toEqual(now)
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(1)
})

test('values sent as stored are no change: no version, no history, no text rewritten', async () => {
  const { asha, form, seen, params, services, historyOf } = await edited()
  const { product_images: _pictures, ...whole } = form
  const order = { product_images_order: JSON.stringify(seen.images.map(({ id }) => id)), removed: '["main_image"]' }
  expect((await asha.update({ params, body: { ...whole, ...order } })).data).toEqual(seen)
  const sizing = '<p>20 cm</p>\n\n\n\n1 kg '
  await services.db.updateTable('product').set({ sizing }).where('id', '=', params.id).execute()
  const { data } = await asha.update({ params, body: { ...whole, price: 1_700, sizing } })
  expect(data.sizing).toBe(sizing)
  expect((await historyOf()).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/ changed price from Rs. 1,950 to Rs. 1,700$/),
    expect.stringMatching(/ added the product$/),
  ])
})

test('a whole form clears omitted fields, and a form of changes keeps them', async () => {
  const { asha, form, seen, params } = await edited()
  const { data } = await asha.update({ params, body: { version: seen.version, price: 1_700 } })
  expect(data).toMatchObject({ stocks: 7, power: '1500 W', sizes: ['1 l', '1.8 l'] })
  const { product_images: _i, stocks: _s, power: _p, sizes: _z, reward_points: _r, serial_number: _n, ...least } = form
  expect((await asha.update({ params, body: least })).data).toMatchObject({
    stocks: 0,
    power: '',
    sizes: [],
    reward_points: 0,
    serial_number: '',
  })
})
