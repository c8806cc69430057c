import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { testApp } from '../../test/test-app.ts'
import { codeArchive, fileNames } from './code-archive.ts'
import { readCodes, unzip } from './testing/read-codes.ts'

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? `${error.status} ${error.body.message}` : error),
  )

test('the picture of a code is a grey JPEG for ever, which a reader reads back to its address', async () => {
  const { app, as, build } = await testApp({ work: false })
  const { token } = await build.unit()
  const answer = await app.inject(`/api/products/qrcode/${token}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="QRCode.jpg"',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 600, height: 600, channels: 1 })
  expect(await readCodes(answer.rawPayload)).toEqual([`http://baltra.test/q/${token}`])
  expect(await refusalOf(as().units.code({ params: { token: 'nobody-knows' } }))).toMatch(/^404 /)
})

test('the archive holds a picture a unit, named by its serial number, and each leads to its unit', async () => {
  const { as, build } = await testApp({ work: false })
  const { exportCodes, exportSelectedCodes } = as(await build.admin()).units
  const units: { id: number; token: string }[] = []
  for (const serial_number of ['A/1', 'A?1', 'con', 'क-७', 'B2']) units.push(await build.unit({ serial_number }))
  const addressOf = (i: number) => `http://baltra.test/q/${units[i]!.token}`

  const all = await exportCodes()
  expect(all.type).toBe('application/zip')
  const entries = await unzip(all)
  expect([...entries.keys()]).toEqual(['B2.jpg', 'क-७.jpg', '_con.jpg', 'A_1.jpg', 'A_1-2.jpg'])
  const read = []
  for (const picture of entries.values()) read.push(...(await readCodes(picture)))
  expect(read).toEqual([4, 3, 2, 1, 0].map(addressOf))

  expect([...(await unzip(await exportCodes({ query: { serial_number: 'b2' } }))).keys()]).toEqual(['B2.jpg'])
  const ids = `${units[0]!.id}, ${units[4]!.id},999999`
  expect([...(await unzip(await exportSelectedCodes({ query: { ids } }))).keys()]).toEqual(['B2.jpg', 'A_1.jpg'])
})

test('where there is nothing to export the answer says so', async () => {
  const { as, build } = await testApp({ work: false })
  const { exportCodes, exportSelectedCodes, labels } = as(await build.admin()).units
  const nothing = '422 No QR products to export'
  expect(await refusalOf(exportCodes())).toBe(nothing)
  expect(await refusalOf(exportSelectedCodes({ query: { ids: '7' } }))).toBe(nothing)
  expect(await refusalOf(labels({ query: { search: 'nothing' } }))).toBe(nothing)
  expect(await refusalOf(exportSelectedCodes({ query: { ids: 'x' } }))).toMatch(/^422 /)
})

test('names of pictures are safe for every system and never the same', () => {
  const nameOf = fileNames()
  expect(['SN 1', 'sn/1', 'sn_1', '..', '../../etc/passwd', 'NUL.a', '💥'].map(nameOf)).toEqual([
    'SN_1.jpg',
    'sn_1-2.jpg',
    'sn_1-3.jpg',
    '_.jpg',
    '__.._etc_passwd.jpg',
    '_NUL.a.jpg',
    '_-2.jpg',
  ])
})

test('an archive reads units only while it is downloaded', async () => {
  let batches = 0
  async function* endless() {
    for (;;) {
      batches += 1
      yield Array.from({ length: 10 }, (_, i) => ({
        product_id: i,
        id: i,
        model_name: '',
        model_number: '',
        serial_number: `${batches}-${i}`,
        qr_code: '',
        code_address: `http://baltra.test/q/${batches}-${i}`,
        date_joined: '',
        is_duplicate: false,
      }))
    }
  }
  let bytes = 0
  for await (const chunk of codeArchive(endless())) {
    bytes += chunk.length
    if (bytes > 300_000) break
  }
  const asked = batches
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(batches).toBe(asked)
  expect(batches).toBeLessThan(20)
})

test('labels are printed 24 a page, with codes that can be read and texts that fit', async () => {
  const { as, build } = await testApp({ work: false })
  const { labels } = as(await build.admin()).units
  const long = 'Deluxe stainless steel mixer grinder with three jars and a juicer '.repeat(3).slice(0, 190)
  for (let i = 0; i < 24; i++)
    await build.unit({ model_name: long, model_number: 'W'.repeat(100), serial_number: `S${i}` })
  const last = await build.unit({ model_name: 'मिक्सर ग्राइन्डर 中', serial_number: 'नेपाल-१' })
  const document = await labels()
  expect(document.type).toBe('application/pdf')
  const pages = await pagesOf(document)
  expect(pages.map(({ codes }) => codes.length)).toEqual([24, 1])
  expect(pages[1]?.codes).toEqual([`http://baltra.test/q/${last.token}`])
  expect(pages[0]?.text).toContain('Deluxe stainless')
  expect(pages[0]?.text).toContain('…')
  const one = await pagesOf(await labels({ query: { ids: String(last.id) } }))
  expect(one.map(({ codes }) => codes)).toEqual([[`http://baltra.test/q/${last.token}`]])
})

test('any number of labels is printed, in the order of their serial numbers', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const units = Array.from({ length: 600 }, (_, i) => ({
    model_name: 'Iron',
    model_number: 'I-1',
    serial_number: `SN ${600 - i}`,
    token: `t${600 - i}`,
  }))
  await services.db.insertInto('unit').values(units).execute()
  const document = await as(admin).units.labels()
  const pdf = await getDocument({ data: new Uint8Array(await document.arrayBuffer()) }).promise
  const serials: number[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const [, serial] of text.matchAll(/SN (\d+)/g)) serials.push(Number(serial))
  }
  expect(serials).toEqual(Array.from({ length: 600 }, (_, i) => i + 1))
  const answer = await app.inject({
    url: '/api/products/qrlabels',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const expected = Number(answer.headers['x-expected-bytes'])
  expect(expected / answer.rawPayload.length).toBeGreaterThan(0.7)
  expect(expected / answer.rawPayload.length).toBeLessThan(1.3)
})

/** Each page of a document: its text, and the code of each label, read one by one as a phone would. */
async function pagesOf(document: Blob) {
  const pdf = await getDocument({ data: new Uint8Array(await document.arrayBuffer()) }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: 4 })
    const canvas = createCanvas(viewport.width, viewport.height)
    // This machine's canvas in place of a browser's.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push({ codes: await codesOf(canvas.toBuffer('image/png')), text })
  }
  return pages
}

/** The codes of a drawn page, label by label: 3 across, 8 down, below a margin of 12.9 mm. */
async function codesOf(page: Buffer): Promise<string[]> {
  const { width, height } = await sharp(page).metadata()
  const mm = width / 210
  const codes: string[] = []
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 3; column++) {
      const left = Math.floor(column * (width / 3))
      const top = Math.floor((12.9 + row * 33.9) * mm)
      const label = { left, top, width: Math.floor(width / 3), height: Math.min(Math.ceil(33.9 * mm), height - top) }
      codes.push(...(await readCodes(await sharp(page).extract(label).png().toBuffer())))
    }
  return codes
}
