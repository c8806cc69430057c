import { expect, test } from 'vitest'
import { freshPhoto } from '../../../test/factories/product.ts'
import { keptFiles } from '../../../test/kept-files.ts'
import { refusal } from '../../../test/refusal.ts'
import { pictured } from './testing/pictured.ts'

test('when many people replace the same picture at once, one picture stays', async () => {
  const { product, api, update, services } = await pictured(1)
  const photos = await Promise.all(Array.from({ length: 8 }, freshPhoto))
  await Promise.all(photos.map((photo) => update({ product_images: [photo], main_image: photo })))
  expect((await api.get({ params: { id: product.id } })).data.images).toHaveLength(1)
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 2, objects: 1 })
})

test('of two concurrent changes of the order of pictures, neither restores what the other removed', async () => {
  const { ids, update, services } = await pictured(2)
  const told = await Promise.all(
    ids.map((id) => refusal(update({ product_images_order: JSON.stringify([id]), main_image: undefined }))),
  )
  expect(told.filter((refused) => refused === undefined)).toHaveLength(1)
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 1, objects: 1 })
})

test('two products that are deleted and changed at once leave no file behind', async () => {
  const { product, api, body, update, services } = await pictured(2)
  const other = (await api.add({ body: { ...body, model_num: 'OTHER-1', product_images: [await freshPhoto()] } })).data
  await Promise.allSettled([
    update({ product_images: [await freshPhoto()] }),
    api.deleteMany({ body: { product_ids: [other.id, product.id] } }),
    api.deleteMany({ body: { product_ids: [product.id, other.id] } }),
    update({ main_image: await freshPhoto() }),
  ])
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})
