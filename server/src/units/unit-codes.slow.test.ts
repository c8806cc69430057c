import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { readCodes } from './testing/read-codes.ts'

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
