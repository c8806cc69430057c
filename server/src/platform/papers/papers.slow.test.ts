import { expect, test } from 'vitest'
import { defaultVoice } from '../../../test/default-voice.ts'
import { drawCertificate, type Certificate } from '../../extensions/certificate-sheet.ts'
import { drawQuotation } from '../../quotations/quotation-paper.ts'
import { quotationWords } from '../../quotations/quotation-words.ts'
import { pagesOf } from './testing/pages-of.ts'
import { CERTIFICATE, QUOTATION } from './testing/sample-papers.ts'

test('a day stands in the calendar of its reader, the other one beside it unless its year is not published', async () => {
  const days = { purchase_date: '2026-02-01', issued: '2026-02-01', warranty_expiry: '2027-02-01' }
  const drawn = async (reader: Pick<Certificate, 'locale' | 'calendar'>, more: Partial<Certificate> = {}) =>
    (await pagesOf(await drawCertificate({ ...CERTIFICATE, ...days, ...reader, ...more })))[0]?.replace(/ +/g, ' ')
  expect(await drawn({ locale: 'en', calendar: 'language' })).toMatch(
    /1 Feb 2027 18 Magh 2083.*1 Feb 2026 \(18 Magh 2082\)/,
  )
  expect(await drawn({ locale: 'en', calendar: 'bs' })).toMatch(/18 Magh 2083 1 Feb 2027.*18 Magh 2082 \(1 Feb 2026\)/)
  expect(await drawn({ locale: 'ne', calendar: 'language' })).toMatch(/१८ माघ २०८३ १ फे.*१८ माघ २०८२ \(१ फे/)
  expect(await drawn({ locale: 'ne', calendar: 'ad' })).toMatch(/१ फे.* २०२७ १८ माघ २०८३/)
  const unpublished = await drawn({ locale: 'ne', calendar: 'bs' }, { warranty_expiry: '2036-02-01' })
  expect(unpublished).toContain('२०३६')
  expect(unpublished).not.toContain('२०९२')
  const en = { ...QUOTATION, locale: 'en' } as const
  const words = quotationWords('01-4441234', en)(defaultVoice('en'))
  const [quotation] = await pagesOf(await drawQuotation({ ...en, words }))
  expect(quotation).toContain('31 Dec 2026 (16 Poush 2083)')
})
