import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeVariants } from '../../src/platform/files/file.jobs.ts'
import { picture } from '../../src/platform/files/testing/samples.ts'
import { keysOf } from '../../src/platform/files/testing/test-files.ts'
import { statesOf } from '../../src/platform/jobs/testing/queue-world.ts'
import type { TestClient } from '../api-over.ts'
import { productForm } from '../factories/product.ts'
import { registrationForm } from '../factories/registration.ts'
import { refusal } from '../refusal.ts'
import { testApp } from '../test-app.ts'
import { s3Behind, type S3Fault } from './s3-front.ts'

const AWAY = {
  status: 503,
  body: { code: 'storage_away', message: 'Files cannot be reached just now, please try again in a moment' },
}

test.each<S3Fault>(['hangs up', 'is silent', 'answers 500', 'answers 403', 'answers a page'])(
  'S3 %s: uploads and downloads are refused with words, pages go on, nothing is half there, and later all is well',
  async (fault) => {
    const s3 = await s3Behind()
    const { app, as, build, services } = await testApp({ work: false, env: s3.env })
    const asha = await build.customer()
    const kept = await as(asha).registrations.register({ body: await registrationForm() })
    const paper = await paperOf(kept.data.id)
    const objects = await keysOf(services.files)
    s3.fail(fault)

    const form = await registrationForm()
    const [upload, download, picture] = await Promise.all([
      refusal(as(asha).registrations.register({ body: form })),
      app.inject(paper),
      app.inject(`/media/${'0'.repeat(32)}.webp`),
    ])
    expect(upload).toMatchObject(AWAY)
    for (const answer of [download, picture]) {
      expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } })
      expect(answer.json()).toMatchObject(AWAY.body)
      expect(answer.headers).not.toHaveProperty('cache-control')
    }
    expect((await app.inject('/api/products/publiccategory')).statusCode).toBe(200)
    expect((await as(asha).registrations.listMine()).data).toHaveLength(1)

    s3.fail()
    expect(await keysOf(services.files)).toEqual(objects)
    expect((await app.inject(paper)).statusCode).toBe(200)
    expect(await refusal(as(asha).registrations.register({ body: await registrationForm() }))).toBeUndefined()
    expect(await keysOf(services.files)).toHaveLength(objects.length + 3)

    async function paperOf(id: number) {
      const { data } = await as(asha).registrations.getMine({ params: { id } })
      return data.bill_image_one.replace(services.config.publicUrl, '')
    }
  },
)

test('a picture that breaks off is neither shown in part nor cached, and the next request gets it', async () => {
  const s3 = await s3Behind()
  const { app, as, build, services } = await testApp({ work: false, env: s3.env })
  await addProduct(as(await build.admin()), await build.subCategory())
  const address = `/${(await keysOf(services.files))[0]}`
  s3.fail('breaks off')
  const broken = await app.inject(address)
  expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([503, 'storage_away'])
  s3.fail()
  expect((await app.inject(address)).headers['content-type']).toBe('image/webp')
})

test('smaller pictures are made once S3 is back', async () => {
  const s3 = await s3Behind()
  const { build, as, services } = await testApp({ work: false, env: s3.env })
  await addProduct(as(await build.admin()), await build.subCategory())
  s3.fail('answers 500')
  await services.jobs.work([makeVariants], services)
  await expect.poll(() => statesOf(services.db, 'file.variants'), { timeout: 10_000 }).toEqual(['retry'])
  s3.fail()
  const file = await services.db.selectFrom('file').select('id').executeTakeFirstOrThrow()
  // The pause is over, and another one wakes the worker.
  await sql`update pgboss.job set start_after = now() where name = 'file.variants'`.execute(services.db)
  await services.jobs.enqueue(services.db, makeVariants, { file: file.id, tags: [] })
  await expect
    .poll(() => statesOf(services.db, 'file.variants'), { timeout: 10_000 })
    .toEqual(['completed', 'completed'])
  const { variants } = await services.db.selectFrom('file').select('variants').executeTakeFirstOrThrow()
  expect(variants).not.toEqual([])
})

/** With one picture, large enough to have a smaller version. */
const addProduct = async (admin: TestClient, group: { id: number; category_id: number }) =>
  admin.products.add({
    body: {
      ...(await productForm()),
      category_id: group.category_id,
      sub_category_id: group.id,
      product_images: [new File([new Uint8Array(await picture(400, 300))], 'kettle.png', { type: 'image/png' })],
    },
  })
