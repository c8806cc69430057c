import { brand } from '../brand.tsx'
import { LegalPage } from './legal-page.tsx'
import { m } from '#messages'

const SECTIONS = [
  {
    id: 'introduction',
    title: m.legal_introduction,
    paragraphs: [() => m.legal_introduction_1({ brand: brand.name })],
  },
  {
    id: 'products',
    title: m.legal_products,
    paragraphs: [m.legal_products_1, m.legal_products_2],
  },
  {
    id: 'account',
    title: m.legal_account,
    paragraphs: [m.legal_account_1, m.legal_account_2],
  },
  {
    id: 'payments',
    title: m.legal_payments,
    paragraphs: [m.legal_payments_1, m.legal_payments_2],
  },
  {
    id: 'returns',
    title: m.legal_returns,
    paragraphs: [m.legal_returns_1, m.legal_returns_2],
  },
  {
    id: 'privacy',
    title: m.legal_privacy_section,
    paragraphs: [m.legal_privacy_section_1],
  },
  {
    id: 'property',
    title: m.legal_property,
    paragraphs: [() => m.legal_property_1({ brand: brand.name })],
  },
  {
    id: 'law',
    title: m.legal_law,
    paragraphs: [m.legal_law_1],
  },
  {
    id: 'changes',
    title: m.legal_changes,
    paragraphs: [m.legal_terms_changes],
  },
]

/** `/baltra-term-of-use` */
export default function TermsOfUse() {
  return (
    <LegalPage
      title={m.legal_terms()}
      description={m.legal_terms_description({ brand: brand.name })}
      path={brand.legal.terms}
      intro={m.legal_terms_intro()}
      updated={m.legal_terms_day()}
      sections={SECTIONS}
    />
  )
}
