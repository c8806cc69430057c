import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildCatalogue } from '../../test/factories/catalogue.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { testApp } from '../../test/test-app.ts'
import { HTML, PDF, picture } from '../files/testing/samples.ts'
import type { Services } from '../services.ts'
import { makeCover } from './catalogue.jobs.ts'
import { renderFirstPage } from './pdf-process.ts'
import { ACTIVE_PDFS, bombPdf, lockedPdf, pdf } from './testing/pdfs.ts'

const file = (content: Buffer, name = 'winter.pdf') =>
  new File([new Uint8Array(content)], name, { type: 'application/pdf' })
const form = (content: Buffer = pdf(), catalogue_type = 'Winter') => ({ catalogue_type, file: file(content) })

const refusedWith = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof Refused ? [error.status, error.body.message, error.body.errors] : undefined
}

const keptRows = ({ db }: Services) => db.selectFrom('file').select('kind').orderBy('kind').execute()

test('an e-catalogue with a cover is added, and the website shows it at the next request', async () => {
  const { as, build } = await testApp({ work: false })
  expect((await as().catalogues.listPublic()).data).toEqual([])
  const content = pdf()
  const title = { catalogue_type_ne: 'हिउँद २०८३' }
  const body = { ...form(content, ' Winter 2083 '), ...title, catalogue_image: await photo() }
  const { message, data } = await as(await build.admin()).catalogues.add({ body })
  expect([message, data]).toMatchObject([
    'Catalogue added',
    { catalogue_type: 'Winter 2083', ...title, bytes: content.length, cover: { width: 24, height: 18 } },
  ])
  expect(data.file).toMatch(/^http:\/\/baltra\.test\/media\/[0-9a-f]{32}\.pdf$/)
  expect(data.catalogue_image).toBe(data.cover?.src)
  const { catalogue_type_ne, ...shown } = data
  expect((await as().catalogues.listPublic()).data).toEqual([shown])
  expect((await as().catalogues.getPublic({ params: { id: data.id } })).data).toEqual(shown)
  const nepali = [{ ...shown, catalogue_type: catalogue_type_ne }]
  expect((await as(undefined, 'ne').catalogues.listPublic()).data).toEqual(nepali)
})

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

test('a document whose first page is too much stays without a cover, and is not tried again', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { data } = await as(await build.admin()).catalogues.add({ body: form(bombPdf()) })
  await makeCover.run({ catalogue: data.id }, services)
  expect((await as().catalogues.getPublic({ params: { id: data.id } })).data.cover).toBeNull()
})

const NOT_PDF = 'Only PDF files are supported.'
const NOT_VALID = 'Please upload a valid PDF file.'
const wrongFiles: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a page named .pdf', NOT_PDF, () => HTML],
  ['a picture named .pdf', NOT_PDF, () => picture()],
  ['a page that is a PDF as well', NOT_PDF, () => Buffer.concat([HTML, pdf()])],
  ['a PDF that ends in the middle', NOT_VALID, () => pdf().subarray(0, 300)],
  ['a PDF that needs a password', NOT_VALID, lockedPdf],
  ['a PDF without a page', NOT_VALID, () => PDF],
  ['a beginning and an end with nothing between', NOT_VALID, () => Buffer.from('%PDF-1.7\n%%EOF')],
]
test.for(wrongFiles)('%s is refused', async ([, message, make]) => {
  const { as, build, services } = await testApp({ work: false })
  const body = form(await make())
  expect(await refusedWith(as(await build.admin()).catalogues.add({ body }))).toEqual([415, message, { file: message }])
  expect(await keptRows(services)).toEqual([])
})

test.for(Object.entries(ACTIVE_PDFS))('a PDF that %s is refused', async ([, made]) => {
  const { as, build, services } = await testApp({ work: false })
  const message = 'This PDF runs scripts, starts programs or holds other files. Please export it as a plain PDF.'
  expect(await refusedWith(as(await build.admin()).catalogues.add({ body: form(pdf(made)) }))).toEqual([
    415,
    message,
    { file: message },
  ])
  expect(await keptRows(services)).toEqual([])
})

test('title and file are required', async () => {
  const { as, build } = await testApp({ work: false })
  const { add } = as(await build.admin()).catalogues
  expect(await refusedWith(add({ body: { ...form(), catalogue_type: ' ' } }))).toEqual([
    422,
    'Catalog type is required.',
    { catalogue_type: 'Catalog type is required.' },
  ])
  const body = { catalogue_type: 'Winter' } as ReturnType<typeof form>
  expect(await refusedWith(add({ body }))).toEqual([422, NOT_VALID, { file: NOT_VALID }])
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

test('the newest is first, and a part of the title finds', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { list } = as(await build.admin()).catalogues
  for (const title of ['Winter', 'Kitchen', 'Café 100%']) await buildCatalogue(services, title)
  const titles = async (search?: string) =>
    (await list({ query: { search } })).data.map(({ catalogue_type }) => catalogue_type)
  expect(await titles()).toEqual(['Café 100%', 'Kitchen', 'Winter'])
  expect(await titles('CAFE')).toEqual(['Café 100%'])
  expect(await titles('0%')).toEqual(['Café 100%'])
  expect(await titles('_')).toEqual([])
})

test('a deleted e-catalogue takes its files along; twice, it is not found', async () => {
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

test('many are deleted; those that are gone already count as zero', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { deleteMany } = as(await build.admin()).catalogues
  const [first, second] = [(await buildCatalogue(services)).id, (await buildCatalogue(services)).id]
  const catalogue_ids = [first, second, second, 9_999]
  expect(await deleteMany({ body: { catalogue_ids } })).toEqual({ message: '2 catalogues deleted', deleted: 2 })
  expect(await deleteMany({ body: { catalogue_ids } })).toEqual({ message: '0 catalogues deleted', deleted: 0 })
  const none = 'Select at least one catalogue'
  expect(await refusedWith(deleteMany({ body: { catalogue_ids: [] } }))).toEqual([422, none, { catalogue_ids: none }])
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

test('a missing e-catalogue is not found', async () => {
  const { as } = await testApp({ work: false })
  expect(await refusedWith(as().catalogues.getPublic({ params: { id: 7 } }))).toEqual([
    404,
    'Catalogue not found',
    undefined,
  ])
})

test('the list is asked for a part of the title, and for what has it not', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { catalogues } = as(await build.admin())
  for (const title of ['Winter', 'Festival']) await buildCatalogue(services, title)
  const found = async (where: string) =>
    (await catalogues.list({ query: { where } })).data.map(({ catalogue_type }) => catalogue_type)
  expect(await found('name.contains:wint')).toEqual(['Winter'])
  expect(await found('name.lacks:wint')).toEqual(['Festival'])
})
