import { expect, test } from 'vitest'
import { buildCatalogue } from '../../test/factories/catalogue.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { testApp } from '../../test/test-app.ts'
import { HTML, picture } from '../platform/files/testing/samples.ts'
import { form, refusedWith, tried } from './testing/catalogue-form.ts'
import { pdf } from './testing/pdfs.ts'

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
  expect(shown.language).toBe('en')
  const nepali = [{ ...shown, catalogue_type: catalogue_type_ne }]
  expect((await as(undefined, 'ne').catalogues.listPublic()).data).toEqual(nepali)
})

test('an e-catalogue is renamed and its PDF replaced under the same address; the history names both', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = as(await build.admin())
  const { data: first } = await admin.catalogues.add({
    body: { ...form(pdf(), 'Winter'), catalogue_image: await photo() },
  })
  const params = { id: first.id }
  const { message, data } = await admin.catalogues.update({ params, body: { catalogue_type: 'Winter 2083' } })
  expect([message, data]).toMatchObject(['Catalogue saved', { catalogue_type: 'Winter 2083', file: first.file }])
  expect(data.cover).toEqual(first.cover)
  const { file } = form(pdf({ width: 300 }))
  const { data: replaced } = await admin.catalogues.update({ params, body: { file, language: 'both' } })
  expect(replaced).toMatchObject({ id: first.id, catalogue_type: 'Winter 2083', cover: null, language: 'both' })
  expect(replaced.file).not.toBe(first.file)
  expect((await as().catalogues.listPublic()).data).toMatchObject([{ file: replaced.file }])
  const { data: events } = await admin.history.list({ params: { subject: 'catalogue', id: first.id } })
  expect(events.map(({ sentence }) => sentence)).toContainEqual(expect.stringContaining('from Winter to Winter 2083'))
  expect(await refusedWith(admin.catalogues.update({ params: { id: 999 }, body: { catalogue_type: 'x' } }))).toEqual([
    404,
    'Catalogue not found',
    undefined,
  ])
})

const NOT_PDF = 'Only PDF files are supported.'
const NOT_VALID = 'Please upload a valid PDF file.'
const wrongFiles: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a page named .pdf', NOT_PDF, () => HTML],
  ['a picture named .pdf', NOT_PDF, () => picture()],
  ['a page that is a PDF as well', NOT_PDF, () => Buffer.concat([HTML, pdf()])],
  ['a PDF that ends in the middle', NOT_VALID, () => pdf().subarray(0, 300)],
]
test.for(wrongFiles)('%s is refused', async ([, message, make]) => {
  const { refused, kept } = await tried(await make())
  expect(refused).toEqual([415, message, { file: message }])
  expect(kept).toEqual([])
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

test('a missing e-catalogue is not found', async () => {
  const { as } = await testApp({ work: false })
  expect(await refusedWith(as().catalogues.getPublic({ params: { id: 7 } }))).toEqual([
    404,
    'Catalogue not found',
    undefined,
  ])
})

test('the list filters by part of the title, and by its absence', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { catalogues } = as(await build.admin())
  for (const title of ['Winter', 'Festival']) await buildCatalogue(services, title)
  const found = async (where: string) =>
    (await catalogues.list({ query: { where } })).data.map(({ catalogue_type }) => catalogue_type)
  expect(await found('name.contains:wint')).toEqual(['Winter'])
  expect(await found('name.lacks:wint')).toEqual(['Festival'])
})
