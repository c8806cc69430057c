import type { QuotationOutcome } from 'contract/quotations/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brand, telLink } from '../brand/brand.tsx'
import { AnswerQuotation, type AnswerQuotationProps } from './answer-quotation.tsx'

const QUOTATION = { id: 7, total: 116_400, valid_until: '2099-12-31', answered_at: null, answer_words: '' }

function shown(outcome: QuotationOutcome, differs: Partial<AnswerQuotationProps['quotation']> = {}) {
  const quotation = { ...QUOTATION, outcome, ...differs }
  const Screen = createRoutesStub([
    { path: '/', Component: () => <AnswerQuotation quotation={quotation} result={undefined} newer="Newer" /> },
  ])
  const markup = renderToStaticMarkup(<Screen />)
  return {
    buttons: [...markup.matchAll(/<button[^>]*>(?:<span[^>]*>)*([^<]+)/g)].map(([, words]) => words),
    text: markup.replaceAll(/<[^>]+>/g, ' '),
    calls: markup.includes(`href="${telLink(brand.phone)}"`),
  }
}

test('an open quotation can be accepted and declined; one that was declined, accepted', () => {
  expect(shown('open')).toMatchObject({ buttons: ['Accept', 'Decline'], calls: false })
  expect(shown('declined', { answered_at: '2026-11-20T05:00:00Z' }).buttons).toEqual(['Accept'])
  const over = { answered_at: '2026-11-20T05:00:00Z', valid_until: '2026-11-21' }
  expect(shown('declined', over).buttons).toEqual([])
  expect(shown('open', { total: null })).toMatchObject({ buttons: [], text: '' })
})

test('what is over says since when, and whom to call', () => {
  const expired = shown('expired', { valid_until: '2026-11-21' })
  expect(expired).toMatchObject({ buttons: [], calls: true })
  expect(expired.text).toContain('These prices were valid until 21 Nov 2026')
  const accepted = shown('accepted', { answered_at: '2026-11-20T05:00:00Z', answer_words: 'To Thamel' })
  expect(accepted).toMatchObject({ buttons: [], calls: true })
  expect(accepted.text).toMatch(/You accepted this quotation on 20 Nov 2026.*“To Thamel”/s)
  expect(shown('lost')).toMatchObject({ buttons: [], calls: true })
  expect(shown('replaced')).toMatchObject({ buttons: [], calls: false })
})
