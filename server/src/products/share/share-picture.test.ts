import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { linesOf } from './share-lines.ts'
import { shared } from './testing/share-picture-world.ts'

test('a product has a picture of 1200 × 630 for where it is shared, to be kept for ever', async () => {
  const { app, path } = await shared()
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await app.inject({ url: path, headers: { 'if-none-match': String(answer.headers['etag']) } })
  expect(again.statusCode).toBe(304)
})

test('after a change it has another address, and the old one leads there', async () => {
  const { app, path, update } = await shared()
  const before = (await app.inject(path)).rawPayload
  const changed = await update({ price: 125_000 })
  expect(changed).not.toBe(path)
  const old = await app.inject(path)
  expect([old.statusCode, old.headers['location'], old.headers['cache-control']]).toEqual([302, changed, 'no-store'])
  expect((await app.inject(changed)).rawPayload.equals(before)).toBe(false)
})

test('changes not shown on the picture keep its address', async () => {
  const { path, update } = await shared()
  expect(await update({ stocks: 3 })).toBe(path)
})

test('a sharing picture of an unknown product is 404', async () => {
  const { app, path, remove } = await shared()
  await remove()
  for (const gone of [path, '/og/product/999999.jpg', '/og/product/x.jpg', '/og/product/1-short.jpg'])
    expect((await app.inject(gone)).statusCode, gone).toBe(404)
})

test('without a picture, and with a name of 120 characters, it is drawn as well', async () => {
  const { app, as, build } = await testApp()
  const { id } = await build.product({
    name: 'चिया केतली '.repeat(9),
    model_name: 'Extraordinary '.repeat(9).slice(0, 120),
  })
  const { data } = await as().products.getPublic({ params: { id } })
  const answer = await app.inject(data.share_picture)
  expect(answer.statusCode).toBe(200)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('lines break at spaces, long words within, and overflow ends in dots', () => {
  const column = { width: 10, most: 2, measure: (text: string) => text.length }
  expect(linesOf('steam kettle', column)).toEqual(['steam', 'kettle'])
  expect(linesOf('abcdefghijklmno', column)).toEqual(['abcdefghij', 'klmno'])
  expect(linesOf('steam kettle with a long name', column)).toEqual(['steam', 'kettle wi…'])
})
