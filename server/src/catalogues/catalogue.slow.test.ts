import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '../../test/factories/sample-files.ts'
import { testApp } from '../../test/test-app.ts'
import { HTML, PDF } from '../platform/files/testing/samples.ts'
import { makeCover } from './catalogue.jobs.ts'
import { renderFirstPage } from './pdf-process.ts'
import { form, keptRows, refusedWith, tried } from './testing/catalogue-form.ts'
import { ACTIVE_PDFS, bombPdf, lockedPdf, pdf } from './testing/pdfs.ts'

test('without a cover the first page becomes one', async () => {
  const { app, as, build } = await testApp()
  const { data } = await as(await build.admin()).catalogues.add({ body: { ...form(), catalogue_image: undefined } })
  expect([data.catalogue_image, data.cover]).toEqual(['', null])
  const shown = async () => (await as().catalogues.getPublic({ params: { id: data.id } })).data
  await expect.poll(async () => (await shown()).cover, { timeout: 20_000 }).not.toBeNull()
  const { cover, catalogue_image } = await shown()
  expect(cover).toMatchObject({ width: 1200, height: 1700 })
  const answer = await app.inject({ url: new URL(catalogue_image).pathname })
  const square = { left: 400, top: 1000, width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(answer.rawPayload).extract(square).raw().toBuffer()
  expect([red > 200, green < 50, blue < 50]).toEqual([true, true, true])
})

test('a cover that comes late, or twice, changes nothing', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { catalogues } = as(await build.admin())
  const withCover = await catalogues.add({ body: { ...form(), catalogue_image: await photo() } })
  await makeCover.run({ catalogue: withCover.data.id }, services)
  expect((await catalogues.list({ query: {} })).data).toEqual([withCover.data])
  const { id } = (await catalogues.add({ body: form() })).data
  await Promise.all([makeCover.run({ catalogue: id }, services), makeCover.run({ catalogue: id }, services)])
  expect(await keptRows(services)).toEqual([{ kind: 'image' }, { kind: 'image' }, { kind: 'pdf' }, { kind: 'pdf' }])
  await catalogues.delete({ params: { id } })
  await makeCover.run({ catalogue: id }, services)
  expect(await keptRows(services)).toEqual([{ kind: 'image' }, { kind: 'pdf' }])
})

test('a PDF whose first page is too large gets no cover and is not tried again', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { data } = await as(await build.admin()).catalogues.add({ body: form(bombPdf()) })
  await makeCover.run({ catalogue: data.id }, services)
  expect((await as().catalogues.getPublic({ params: { id: data.id } })).data.cover).toBeNull()
})

const NOT_VALID = 'Please upload a valid PDF file.'
// Each is opened to see what is wrong with it.
const wrongDocuments: [string, Buffer][] = [
  ['a PDF that needs a password', lockedPdf()],
  ['a PDF without a page', PDF],
  ['a beginning and an end with nothing between', Buffer.from('%PDF-1.7\n%%EOF')],
]
test.for(wrongDocuments)('%s is refused', async ([, content]) => {
  const { refused, kept } = await tried(content)
  expect(refused).toEqual([415, NOT_VALID, { file: NOT_VALID }])
  expect(kept).toEqual([])
})

test.for(Object.entries(ACTIVE_PDFS))('a PDF that %s is refused', async ([, made]) => {
  const message = 'This PDF runs scripts, starts programs or holds other files. Please export it as a plain PDF.'
  const { refused, kept } = await tried(pdf(made))
  expect(refused).toEqual([415, message, { file: message }])
  expect(kept).toEqual([])
})

test('a page of any size becomes a picture of a bounded one', async () => {
  const size = async (width: number, height: number) => {
    const { info } = await sharp(await renderFirstPage(Readable.from([pdf({ width, height })]))).toBuffer({
      resolveWithObject: true,
    })
    return [info.width, info.height]
  }
  expect(await size(999_999_999, 999_999_999)).toEqual([1200, 1200])
  expect(await size(14_400, 1)).toEqual([1200, 1])
})

test('a PDF that takes too long or too much memory is given up', async () => {
  const busy = pdf({ content: 'q '.repeat(1_000_000) })
  await expect(renderFirstPage(Readable.from([busy]), { seconds: 1, megabytes: 600 })).rejects.toThrow('more than 1 s')
  const limits = { seconds: 9, megabytes: 150 }
  await expect(renderFirstPage(Readable.from([bombPdf()]), limits)).rejects.toThrow('or 150 MB')
})

test('a PDF is served inert and as a PDF, whatever else its bytes are', async () => {
  const { app, as, build } = await testApp({ work: false })
  const polyglot = Buffer.concat([pdf(), HTML, Buffer.from('%%EOF')])
  const { data } = await as(await build.admin()).catalogues.add({ body: form(polyglot) })
  for (const headers of [{}, { range: 'bytes=0-99' }]) {
    const answer = await app.inject({ url: new URL(data.file).pathname, headers })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    })
  }
})

test('deleting an e-catalogue deletes its files; deleting it again is 404', async () => {
  const { app, as, build, services } = await testApp()
  const { add, delete: remove } = as(await build.admin()).catalogues
  const { data } = await add({ body: { ...form(), catalogue_image: await photo() } })
  const pathname = new URL(data.file).pathname
  expect((await app.inject({ url: pathname })).statusCode).toBe(200)
  await as().catalogues.listPublic()
  expect(await remove({ params: { id: data.id } })).toEqual({ message: 'Catalogue deleted' })
  expect((await as().catalogues.listPublic()).data).toEqual([])
  expect(await keptRows(services)).toEqual([])
  await expect.poll(async () => (await app.inject({ url: pathname })).statusCode, { timeout: 10_000 }).toBe(404)
  expect(await refusedWith(remove({ params: { id: data.id } }))).toEqual([404, 'Catalogue not found', undefined])
})

test('additions and deletions are recorded with their author and the row before', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { id } = (await as(admin).catalogues.add({ body: form() })).data
  await as(admin).catalogues.deleteMany({ body: { catalogue_ids: [id] } })
  const audit = await services.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', 'catalogue')
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([
    { action: 'catalogue.add', actor_id: admin.id, subject_id: id, before: null, after: { catalogue_type: 'Winter' } },
    { action: 'catalogue.delete', actor_id: admin.id, before: { catalogue_type: 'Winter' }, after: null },
  ])
})
