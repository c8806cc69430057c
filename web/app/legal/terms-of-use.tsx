import { brand } from '../brand.tsx'
import { LegalPage } from './legal-page.tsx'

const SECTIONS = [
  {
    id: 'introduction',
    title: 'Introduction',
    paragraphs: [
      `These terms apply to everyone who uses the website of ${brand.name}. By using this website you accept these terms. If you don’t agree, please don’t use it.`,
    ],
  },
  {
    id: 'products',
    title: 'Products and services',
    paragraphs: [
      'The website shows appliances with their prices, colours and specifications. It also lets you register a product, follow a repair, use points, and ask for larger quantities or a personal design.',
      'We keep this website correct and up to date. A product in a shop may still differ in colour or packaging, and a model may be out of stock or replaced by a newer one.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'An account belongs to one person and one mobile number in Nepal, which you confirm with a code. The details you give us must be true, and you must keep them up to date.',
      'Keep your password to yourself. You are responsible for what is done with your account until you tell us that someone else has your password.',
    ],
  },
  {
    id: 'payments',
    title: 'Prices and payments',
    paragraphs: [
      'No orders are placed and no payments are taken on this website. You buy at our outlets and distributors, who take the payment.',
      'All prices are in Nepalese rupees (NPR). They are the maximum retail price with all taxes, and may change without notice.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    paragraphs: [
      'A product is returned in person at the outlet where it was bought, with its receipt. The outlet looks at it and decides on exchange or refund by the conditions printed on the receipt and the warranty card.',
      'The warranty starts on the day of purchase and lasts for the time printed on the card. It does not cover damage by falls, fire, floods, or repairs by others.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'The Privacy Policy, which is part of these terms, explains what we store about you, why and for how long.',
    ],
  },
  {
    id: 'property',
    title: 'Intellectual property',
    paragraphs: [
      `The name, the logo, texts, pictures and catalogues belong to ${brand.name} or to those who let us use them. You may show and print them for yourself; any other use needs our written consent.`,
    ],
  },
  {
    id: 'law',
    title: 'Governing law',
    paragraphs: ['These terms are governed by the law of Nepal. If we cannot agree, the courts of Nepal decide.'],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date of the last change is at the top. If you go on using the website after that, you accept the new text.',
    ],
  },
]

/** `/baltra-term-of-use` */
export default function TermsOfUse() {
  return (
    <LegalPage
      title="Terms of Use"
      description={`The terms for using the website of ${brand.name}: accounts, prices, returns and governing law.`}
      path={brand.legal.terms}
      intro="How this website works and what we ask of you."
      updated="24 November 2026"
      sections={SECTIONS}
    />
  )
}
