import { brand } from '../brand.tsx'
import { LegalPage } from './legal-page.tsx'

const SECTIONS = [
  {
    id: 'introduction',
    title: 'Introduction',
    paragraphs: [
      `These terms hold for everybody who uses this website of ${brand.name}. Who uses it accepts them; who does not agree with a part is asked not to use it.`,
    ],
  },
  {
    id: 'products',
    title: 'Products and services',
    paragraphs: [
      'The website shows appliances, their prices, colours and facts, and offers services around them: registering a product, following a repair, points, and requests for larger quantities or a personal touch.',
      'We keep what is shown here right and current. A product in a shop may still differ in colour or packaging, and a model may be out of stock or replaced by a newer one.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'An account belongs to one person and one mobile number in Nepal, which is proved by a code. What you tell us about yourself has to be true, and it is up to you to keep it so.',
      'Keep your password to yourself. What is done under your account counts as done by you until you tell us that somebody else has got hold of it.',
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
      'A warranty holds from the day of purchase for the time printed on the card. It does not cover damage by falls, fire, floods, or repairs by others.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'What we keep of you, why and how long is told in the Privacy Policy, which is a part of these terms.',
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
    paragraphs: ['These terms follow the law of Nepal. The courts of Nepal decide where we cannot agree.'],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The day of the last change stands at the top; who goes on using the website after it accepts the new text.',
    ],
  },
]

/** `/baltra-term-of-use` */
export default function TermsOfUse() {
  return (
    <LegalPage
      title="Terms of Use"
      description={`The terms for using the website of ${brand.name}: accounts, prices, returns and the law that holds.`}
      path={brand.legal.terms}
      intro="What you can expect of this website, and what we expect of you."
      updated="20 November 2026"
      sections={SECTIONS}
    />
  )
}
