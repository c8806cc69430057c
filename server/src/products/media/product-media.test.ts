import { expect, test } from 'vitest'
import { freshPhoto, productForm } from '../../../test/factories/product.ts'
import { film } from '../../../test/factories/sample-files.ts'
import { keptFiles } from '../../../test/kept-files.ts'
import { refusal } from '../../../test/refusal.ts'
import { HTML, mp4, SVG } from '../../platform/files/testing/samples.ts'
import { pictured } from './testing/pictured.ts'

const errorsOf = async (promise: Promise<unknown>) => (await refusal(promise))?.body.errors

test('pictures stand in the order that is asked for, those that come among those that stay', async () => {
  const { product, ids, update, services } = await pictured(3)
  const [one, two, three] = ids
  const product_images_order = JSON.stringify([three, 'new:1', one, 'new:0'])
  const { data } = await update({ product_images: [await freshPhoto(), await freshPhoto()], product_images_order })
  expect(data.images.map(({ id }) => id)).toEqual([three, expect.any(Number), one, expect.any(Number)])
  expect(data.images[1]!.id).not.toBe(data.images[3]!.id)
  expect(data.images.map(({ image_url }) => image_url)).not.toContain(product.images[1]!.image_url)
  expect(data.images.map(({ id }) => id)).not.toContain(two)
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 4, objects: 4 })
})

test('a picture that the order does not name is not stored', async () => {
  const { ids, update, services } = await pictured(2)
  const { data } = await update({
    product_images: [await freshPhoto()],
    product_images_order: JSON.stringify([ids[1]]),
  })
  expect(data.images.map(({ id }) => id)).toEqual([ids[1]])
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 1, objects: 1 })
})

test('without an order, pictures that come replace the set; a set for which none come stays', async () => {
  const { product, update, services } = await pictured(2)
  await update({ usage_images: [await freshPhoto()], sizing_images: [await freshPhoto()] })
  const { data } = await update({ product_images: [await freshPhoto()], sizing_images_order: '[]' })
  expect(data.images).toHaveLength(1)
  expect(product.images.map(({ id }) => id)).not.toContain(data.images[0]!.id)
  expect([data.usage_images.length, data.sizing_images.length]).toEqual([1, 0])
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 2, objects: 2 })
})

test('an order names existing pictures of its own set, each once', async () => {
  const { ids, api, body, update, services } = await pictured(2)
  const other = await api.add({ body: { ...body, model_num: 'OTHER-1', product_images: [await freshPhoto()] } })
  const foreign = { product_images_order: 'This order names a picture that no longer exists' }
  expect(await errorsOf(update({ product_images_order: JSON.stringify([other.data.images[0]!.id]) }))).toEqual(foreign)
  expect(await errorsOf(update({ usage_images_order: JSON.stringify([ids[0]]) }))).toEqual({
    usage_images_order: foreign.product_images_order,
  })
  expect(await errorsOf(update({ product_images_order: JSON.stringify([ids[0], ids[0]]) }))).toEqual({
    product_images_order: 'A picture is in this order twice',
  })
  const doubled = { product_images: [await freshPhoto()], product_images_order: '["new:0","new:00"]' }
  expect(await errorsOf(update(doubled))).toEqual({ product_images_order: 'A picture is in this order twice' })
  const tooFew = { product_images: [await freshPhoto()], product_images_order: JSON.stringify([ids[0], 'new:1']) }
  expect(await errorsOf(update(tooFew))).toEqual({
    product_images_order: 'This order names more new pictures than were sent',
  })
  expect(await refusal(update({ product_images_order: '["../1"]' }))).toMatchObject({ status: 422 })
  expect(await keptFiles(services)).toEqual({ rows: 3, objects: 3 })
})

test('one product picture stays at least, and no set grows beyond its most', async () => {
  const { ids, update, services } = await pictured(2)
  expect(await errorsOf(update({ product_images_order: '[]' }))).toEqual({
    product_images: 'product_images is required',
  })
  const thirteen = JSON.stringify([...ids, ...Array.from({ length: 11 }, (_, at) => `new:${at}`)])
  const eleven = await Promise.all(Array.from({ length: 11 }, freshPhoto))
  expect(await errorsOf(update({ product_images: eleven, product_images_order: thirteen }))).toEqual({
    product_images_order: 'At most 12 are possible',
  })
  const seven = await Promise.all(Array.from({ length: 7 }, freshPhoto))
  expect(await errorsOf(update({ usage_images: seven }))).toEqual({ usage_images: 'At most 6 files' })
  expect(await keptFiles(services)).toEqual({ rows: 2, objects: 2 })
})

test('a product that was imported without pictures may be changed without adding one', async () => {
  const { api, build } = await pictured(1)
  const { product_images: _, ...text } = await productForm()
  const { id } = await build.product()
  expect((await api.update({ params: { id }, body: { ...text, product_images_order: '[]' } })).data.images).toEqual([])
})

test('a single picture is replaced, kept or taken off; a file that comes wins over taking off', async () => {
  const { update, services } = await pictured(1)
  const first = (await update({ main_image: await freshPhoto(), product_video: film() })).data
  const kept = (await update({})).data
  expect([kept.main_image, kept.product_video]).toEqual([first.main_image, first.product_video])
  const removed = JSON.stringify(['product_video', 'main_image', 'warranty_icon'])
  const after = (await update({ main_image: await freshPhoto(), removed })).data
  expect(after).toMatchObject({ product_video: '', warranty_icon: '' })
  expect(after.main_image).toMatch(/media/)
  expect(after.main_image).not.toBe(first.main_image)
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 2, objects: 2 })
  expect(await refusal(update({ removed: '["images"]' }))).toMatchObject({ status: 422 })
})

test('a file whose content does not match its name is refused, and nothing of the form is stored', async () => {
  const { api, body, services } = await pictured(1)
  const add = async (media: object) => {
    const refused = await refusal(api.add({ body: { ...body, product_images: [await freshPhoto()], ...media } }))
    return [refused?.status, Object.keys(refused?.body.errors ?? {})]
  }
  const drawing = new File([new Uint8Array(SVG)], 'photo.png', { type: 'image/png' })
  const page = new File([new Uint8Array(HTML)], 'film.mp4', { type: 'video/mp4' })
  const half = new File([new Uint8Array(mp4()).slice(0, 40)], 'film.mp4', { type: 'video/mp4' })
  expect(await add({ main_image: drawing })).toEqual([415, ['main_image']])
  expect(await add({ product_images: [await freshPhoto(), drawing] })).toEqual([415, ['product_images']])
  expect(await add({ product_video: page })).toEqual([415, ['product_video']])
  expect(await add({ product_video: half })).toEqual([415, ['product_video']])
  expect(await add({ product_video: await freshPhoto() })).toEqual([415, ['product_video']])
  expect(await add({ warranty_icon: film() })).toEqual([415, ['warranty_icon']])
  expect(await add({ category_id: 9_999 })).toEqual([422, ['category_id']])
  expect(await keptFiles(services)).toEqual({ rows: 1, objects: 1 })
})
