import { once } from 'node:events'
import { expect, test } from 'vitest'
import { defaultVoice } from '../../../test/default-voice.ts'
import { drawCertificate } from '../../extensions/certificate-sheet.ts'
import { certificateWords } from '../../extensions/certificate-words.ts'
import { drawQuotation } from '../../quotations/quotation-paper.ts'
import { labelDocument } from '../../units/label-sheet.ts'
import { openPaper, write } from './paper.ts'
import { losesCharacters, printable } from './printable.ts'
import { pagesOf } from './testing/pages-of.ts'
import { structureOf } from './testing/structure-of.ts'
import { CERTIFICATE, NEPALI, QUOTATION } from './testing/sample-papers.ts'

const LACKING = 'Characters that this typeface lacks are shown as a question mark.'

test('certificates and labels print characters missing in the typeface as a question mark, never as an empty box', async () => {
  const [plain] = await pagesOf(await drawCertificate(CERTIFICATE))
  expect(plain).toContain('Muller Marg')
  expect(plain).not.toContain(LACKING)
  const [foreign] = await pagesOf(await drawCertificate({ ...CERTIFICATE, store_name: '中 Store' }))
  expect(foreign).toContain('? Store')
  expect(foreign).toContain(LACKING)

  const parts: Uint8Array[] = []
  const labels = await labelDocument((bytes) => parts.push(bytes))
  const { serial_number, address } = CERTIFICATE
  labels.add({ model_name: 'Kettle 中 🔥', model_number: 'BÉK', serial_number, address })
  await labels.end()
  const [sheet] = await pagesOf(Buffer.concat(parts))
  expect(sheet).toMatch(/Kettle \? \?.*BEK/)
  expect(sheet).toContain(serial_number)
})

test('a Nepali name is printed on a certificate in glyphs of the typeface, with shaped conjuncts', async () => {
  const [page] = await pagesOf(await drawCertificate({ ...CERTIFICATE, store_name: 'क्षेत्री' }))
  expect(page).toContain('क्षेत्री, Muller Marg')
})

test('text with Devanagari goes along as it was written, whatever order it is drawn in', async () => {
  const parts: Buffer[] = []
  const paper = await openPaper('A paper', { compress: false })
  paper.on('data', (part: Buffer) => parts.push(part))
  write(paper, 'Prakash Sharma', 50, 50)
  write(paper, 'प्रदीप शर्मा, मिति', 50, 80)
  paper.end()
  await once(paper, 'end')
  const spans = [
    ...Buffer.concat(parts)
      .toString('latin1')
      .matchAll(/\/Span <<\s*\/ActualText \(((?:\\.|[^\\)])*)\)/gs),
  ]
  expect(spans.map(([, text]) => utf16(text!))).toEqual(['प्रदीप शर्मा, मिति'])
  expect(paper.widthOfString('·')).toBeGreaterThan(1)
})

test('where र् and ि meet the reph is drawn once', async () => {
  const paper = await openPaper('A paper')
  // Ka, aa, short i with the reph, ta, an empty glyph in place of the second reph, ka: as HarfBuzz shapes it.
  const glyphs = (text: string) => {
    const { font } = Reflect.get(paper, '_font') as {
      font: { layout(text: string): { glyphs: { advanceWidth: number; path: { commands: unknown[] } }[] } }
    }
    return font.layout(text).glyphs
  }
  for (const word of ['कार्तिक', 'आर्थिक', 'मूर्ति', 'कीर्तिपुर'])
    expect([word, glyphs(word).some(({ path }) => path.commands.length === 0)]).toEqual([word, true])
})

test('a paper has headings, paragraphs and tables for who listens, with words as they were written', async () => {
  const quotation = await structureOf(await drawQuotation({ ...QUOTATION, customer_name: 'प्रदीप शर्मा' }))
  expect(quotation.slice(0, 3)).toEqual(['Document', 'Figure Baltra', 'H1 कोटेसन'])
  expect(quotation).toContain('P प्रदीप शर्मा')
  const table = quotation.slice(
    quotation.indexOf('Table'),
    quotation.findLastIndex((part) => part.startsWith('TD')) + 1,
  )
  const rows = [
    'TH  TH विवरण  TH सङ्ख्या  TH एउटाको मूल्य  TH रकम',
    'TD १  TD Mixer Grinder  TD ५०  TD रु. २,५००  TD रु. १,२५,०००',
    'TH जम्मा  TD रु. १,२५,०००',
  ]
  expect(table.map((part) => part.trim()).join('  ')).toBe(['Table', ...rows].join('  TR  '))
  // The furniture of a page is not heard.
  expect(quotation.join('\n')).not.toContain('पृष्ठ')
  const certificate = await structureOf(await drawCertificate(CERTIFICATE))
  expect(certificate.filter((part) => part.startsWith('H'))).toEqual([
    'H1 Warranty certificate',
    'H2 Is it still valid?',
  ])
})

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A text of a PDF, after its byte order mark. */
const utf16 = (text: string) => {
  const bytes = Buffer.from(
    text.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  )
  return bytes.subarray(2).swap16().toString('utf16le')
}

test('characters missing in the typeface lose their marks, or become a question mark', () => {
  expect(['Müller', 'Łódź', 'नेपाल-१', 'क्षेत्री\tज्ञ', '👩🏽‍🍳 tea', 'Rs. ½ “x”', '中'].map(printable)).toEqual([
    'Muller',
    '?odz',
    'नेपाल-१',
    'क्षेत्री ज्ञ',
    '?‍? tea',
    'Rs. ½ “x”',
    '?',
  ])
  expect(['Why?', 'Müller', 'आमा', '中?'].map(losesCharacters)).toEqual([false, false, false, true])
})

test('a certificate in Nepali has its words in Nepali and its numbers as they are', async () => {
  const extension = { months: 12, type: 'Silver', reference: 'EXT-7K2M', previous_expiry: '2026-01-31' }
  const words = certificateWords('01-4441234')(defaultVoice('ne'))
  const [page] = await pagesOf(await drawCertificate({ ...CERTIFICATE, ...NEPALI, words, extension }))
  // A PDF reader returns signs before their letter in drawing order; these words have none.
  for (const text of ['वारेन्टी प्रमाणपत्र', 'मोडेल नम्बर', '2610190101', '१२', 'EXT-7K2M', 'वारेन्टी अझै छ?'])
    expect(page).toContain(text)
  expect(page).not.toMatch(/Warranty|Model|Purchase|Issued|Scan/)
})

test('a quotation in Nepali counts and adds in Nepali digits', async () => {
  const [page] = await pagesOf(await drawQuotation(QUOTATION))
  for (const text of ['कोटेसन 7', 'रु. १,२५,०००', 'जम्मा', 'पृष्ठ १ / १', 'सङ्ख्या']) expect(page).toContain(text)
  expect(page).not.toMatch(/Quotation|Total|Amount|Rs\.|Page|Prices/)
})

test('a quotation of a seller with a PAN names seller and buyer, and the VAT in its total', async () => {
  const buyer = {
    number: '2083/84-0007',
    company: 'Himal Hospitality',
    pan: '301234567',
    address: 'Lakeside 6, Pokhara',
  }
  const seller = { address: 'New Road, Kathmandu', pan: '609999999' }
  const [page] = await pagesOf(await drawQuotation({ ...QUOTATION, locale: 'en', ...buyer, seller }))
  for (const text of [...Object.values(buyer), ...Object.values(seller), 'Rs. 1,10,619', 'Rs. 14,381', 'VAT 13 %'])
    expect(page?.replaceAll(/\s+/g, ' ')).toContain(text)
  const [plain] = await pagesOf(await drawQuotation({ ...QUOTATION, locale: 'en', ...buyer }))
  expect(plain).not.toContain('VAT 13 %')
})
