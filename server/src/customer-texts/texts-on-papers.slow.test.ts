import { expect, test } from 'vitest'
import { LOCALES, type Locale } from 'contract/core/locale'
import { templateOf } from 'contract/customer-texts/templates'
import { paperOf, TEXT_KEYS, TEXT_MAX, type TextKey } from 'contract/customer-texts/words'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { testApp } from '../../test/test-app.ts'
import { pagesOf } from '../platform/papers/testing/pages-of.ts'

const KEYS = TEXT_KEYS.filter((key) => paperOf(key) !== undefined)
const LINE = { description: 'Kettle', quantity: 2, unit_price: 4850 }

/** The documents of a customer as they get them, and an office client that changes their texts. */
async function printers() {
  const { services, build, as, app } = await testApp({ work: false })
  const admin = await build.admin()
  const { id: product, customer } = await buildExtendable(services, build)
  const offered = { customer, status: 'Approved', valid_until: '2099-12-31' } as const
  const priced = await buildQuotation(services, { ...offered, lines: [LINE] })
  const unpriced = await buildQuotation(services, offered)
  const complaint = await buildComplaint(services, { customer })
  const { extensions, quotations } = as(customer)
  /** The pages of all documents, without the spaces a PDF reader finds between letters. */
  async function print(language: Locale) {
    await services.db.updateTable('account').set({ language }).where('id', '=', customer.id).execute()
    const headers = { authorization: `Bearer ${admin.token}`, 'x-page-language': language }
    const pages = async (document: Blob | Uint8Array) =>
      (await pagesOf(document)).map((page) => page.replaceAll(/\s/g, ''))
    return {
      certificate: await pages(await extensions.certificate({ params: { id: product } })),
      quotation: await pages(await quotations.myPdf({ params: { id: priced.id } })),
      unpriced: await pages(await quotations.myPdf({ params: { id: unpriced.id } })),
      job: await pages((await app.inject({ url: `/api/stocks/jobsheets?ids=${complaint.id}`, headers })).rawPayload),
    }
  }
  return { texts: as(admin).customerTexts, print }
}

const paperWith = (key: TextKey) => (key === 'paper_quotation_unpriced' ? 'unpriced' : paperOf(key)!)

const placesOf = (key: TextKey) => templateOf(key).places.map(({ name }) => `{${name}}`)

test('each changed document text is printed in both languages until it is reset', async () => {
  const { texts, print } = await printers()
  for (const [at, key] of KEYS.entries()) {
    const words = (mark: string) => [mark, ...placesOf(key), '.'].join(' ')
    await texts.update({ params: { key }, body: { version: 1, en: words(`Qx${at}`), ne: words(`कमल${at}`) } })
  }
  for (const [locale, mark] of [
    ['en', 'Qx'],
    ['ne', 'कमल'],
  ] as const) {
    const papers = await print(locale)
    for (const [at, key] of KEYS.entries()) {
      const [page, ...more] = papers[paperWith(key)]
      expect(page, key).toContain(`${mark}${at}`)
      expect(page, key).not.toMatch(/[{}]/)
      expect(more, key).toEqual([])
    }
  }
  for (const key of KEYS) await texts.update({ params: { key }, body: { version: 2, ...templateOf(key).forms } })
  expect(Object.values(await print('en')).join()).not.toContain('Qx')
})

test('the longest document texts are printed whole, and a job sheet stays one page', async () => {
  const { texts, print } = await printers()
  for (const [at, key] of KEYS.entries()) {
    const end = [...placesOf(key), `Qz${at}.`].join(' ')
    const long = 'MWWM मनमल '.repeat(TEXT_MAX.paper).slice(0, TEXT_MAX.paper - end.length) + end
    await texts.update({ params: { key }, body: { version: 1, en: long, ne: long } })
  }
  for (const locale of LOCALES) {
    const papers = await print(locale)
    for (const [at, key] of KEYS.entries()) expect(papers[paperWith(key)].join(), key).toContain(`Qz${at}.`)
    expect(papers.job).toHaveLength(1)
    expect(papers.certificate).toHaveLength(2)
  }
})
