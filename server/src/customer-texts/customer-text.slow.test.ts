import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusedWith } from '../../test/refusal.ts'
import { pagesOf } from '../platform/papers/testing/pages-of.ts'
import { office } from './testing/customer-text-world.ts'

test('the text of a document is previewed as a sentence, printed on a sample, and never sent', async () => {
  const { texts, services } = await office()
  const [params, en] = [{ key: 'paper_quotation_hold' } as const, 'Ours until {day}.']
  const { id } = await buildQuotation(services, { status: 'Approved', valid_until: '2099-12-31' })
  await buildQuotation(services, { status: 'Approved' })
  const { data } = await texts.preview({ params, body: { en } })
  expect(data.record).toEqual({ kind: 'quotation', id })
  expect(data.en).toEqual({
    sms: null,
    sms_one: null,
    notice: null,
    title: null,
    email: null,
    paper: 'Ours until 31 Dec 2099.',
  })
  expect(await refusedWith(texts.test({ params, body: { locale: 'en' } }))).toBe(
    '409 This text is printed on a document and is not sent',
  )
  await texts.update({ params, body: { version: 1, en } })
  for (const [key, words] of [
    ['paper_quotation_hold', 'Ours until 31 Dec 2026'],
    ['paper_quotation_unpriced', 'states no prices'],
    ['paper_certificate_end', 'Keep this certificate'],
    ['paper_job_declaration', 'The customer confirms'],
  ] as const) {
    const [page, ...more] = await pagesOf(await texts.paper({ params: { key }, query: { locale: 'en' } }))
    expect(page?.replace(/\s+/g, ' '), key).toContain(words)
    expect(more, key).toEqual([])
  }
  expect(await refusedWith(texts.paper({ params: { key: 'filed' }, query: { locale: 'en' } }))).toBe(
    '404 This text is not printed on any document',
  )
})
