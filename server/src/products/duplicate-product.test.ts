import { expect, test } from 'vitest'
import { freshPhoto, productForm } from '../../test/factories/product.ts'
import { film } from '../../test/factories/sample-files.ts'
import { testApp } from '../../test/test-app.ts'
import { picture } from '../platform/files/testing/samples.ts'

async function original(changes: object = {}) {
  const app = await testApp()
  const group = await app.build.subCategory()
  const api = app.as(await app.build.admin()).products
  const form = { ...(await productForm()), category_id: group.category_id, sub_category_id: group.id }
  return { ...app, api, product: (await api.add({ body: { ...form, featured_rank: 2, ...changes } })).data }
}

test('a copy has the words and pictures of the product, but no stock, rank and serial number', async () => {
  const { as, api, product } = await original({ main_image: await freshPhoto(), product_video: film() })
  expect((await as().products.search()).data).toHaveLength(1)
  const { message, data } = await api.duplicate({ params: { id: product.id } })
  expect(message).toBe(`Product copied as ${product.model_num}-COPY: change its name and model number`)
  expect(data).toEqual({
    ...product,
    id: expect.any(Number),
    date_joined: expect.any(String),
    name: 'Gooseneck Kettle (copy)',
    product_name: 'Gooseneck Kettle (copy)',
    model_num: `${product.model_num}-COPY`,
    slug: expect.any(String),
    share_picture: expect.stringContaining(`/${data.id}-`),
    serial_number: '',
    featured_rank: null,
    stocks: 0,
    images: [{ ...product.images[0], id: expect.any(Number) }],
  })
  expect([data.id, data.images[0]!.id]).not.toEqual([product.id, product.images[0]!.id])
  expect((await as().products.search()).data).toHaveLength(2)
})

test('a copy keeps its pictures when the product goes, and the last one takes them along', async () => {
  const photo = new File([new Uint8Array(await picture(400, 300, 'jpeg'))], 'photo.jpg')
  const { app, api, product, services } = await original({ product_images: [photo] })
  const copy = (await api.duplicate({ params: { id: product.id } })).data
  const pictures = async (id: number) => (await api.get({ params: { id } })).data.images[0]?.picture.srcset
  await expect.poll(() => pictures(copy.id)).toMatch(/ 320w/)
  expect(await pictures(product.id)).toBe(await pictures(copy.id))
  await api.delete({ params: { id: product.id } })
  await expect.poll(() => services.jobs.queueDepth()).toEqual([])
  const url = new URL(copy.images[0]!.image_url).pathname
  expect((await app.inject({ url })).statusCode).toBe(200)
  await api.delete({ params: { id: copy.id } })
  await expect
    .poll(async () => {
      let objects = 0
      for await (const _ of services.files.list()) objects += 1
      return objects
    })
    .toBe(0)
})

test('the name of a copy is cut to the maximum length, and only an existing product is copied', async () => {
  const { api, product } = await original({ name: 'k'.repeat(200) })
  const copy = (await api.duplicate({ params: { id: product.id } })).data
  expect(copy.name).toBe(`${'k'.repeat(193)} (copy)`)
  await expect(api.duplicate({ params: { id: 9_999 } })).rejects.toThrow('404 Product not found')
})

test('each copy of a product has a free model number within the maximum length', async () => {
  const { api, product } = await original({ model_num: 'BEK-150' })
  await api.update({ params: { id: product.id }, body: { version: product.version, model_num: 'BEK 150' } })
  const copies = await Promise.all([1, 2, 3].map(() => api.duplicate({ params: { id: product.id } })))
  expect(copies.map(({ data }) => data.model_num).toSorted()).toEqual([
    'BEK 150-COPY',
    'BEK 150-COPY-2',
    'BEK 150-COPY-3',
  ])
  const long = (await api.get({ params: { id: product.id } })).data
  await api.update({ params: { id: long.id }, body: { version: long.version, model_num: 'K'.repeat(100) } })
  const [first, second] = [
    await api.duplicate({ params: { id: long.id } }),
    await api.duplicate({ params: { id: long.id } }),
  ]
  expect([first.data.model_num, second.data.model_num]).toEqual([`${'K'.repeat(95)}-COPY`, `${'K'.repeat(93)}-COPY-2`])
})
