import { brand } from '../brand.tsx'
import { LegalPage } from './legal-page.tsx'

const SECTIONS = [
  {
    id: 'collected',
    title: 'What we collect',
    paragraphs: [
      'When you sign up: your name, e-mail address, postal address, mobile number, gender and date of birth.',
      'When you register a product: its model and serial number, the shop, the day of purchase, and pictures of the product, the bill and the warranty card.',
      'When you register a complaint: pictures and a video of the damage, and where the technician is to come. When you write a review: its text and your name.',
      'When you write to us through the contact form: your name, mobile number, e-mail address and the message.',
    ],
  },
  {
    id: 'use',
    title: 'What we use it for',
    paragraphs: [
      'To keep your warranty, to repair what is broken, to count your points, to answer what you ask, and to send you codes and news about your repair by SMS.',
      'We do not sell what we know of you.',
    ],
  },
  {
    id: 'protection',
    title: 'How we protect it',
    paragraphs: [
      'Passwords are stored in a form that cannot be read back. Bills, warranty cards and pictures of damage are shown only to you and to the staff who work on your case, at addresses that expire.',
      'No system is without any risk. Should something happen to your data, we will tell you.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    paragraphs: [
      'One cookie proves, for half an hour, that you confirmed your mobile number while you sign up. Your browser keeps your sign-in until you log out or it expires. There are no cookies for advertising.',
    ],
  },
  {
    id: 'disclosure',
    title: 'Who else sees it',
    paragraphs: [
      'Service centres receive what they need for a repair, and the company that delivers our SMS receives your number. Authorities receive what the law of Nepal obliges us to give.',
    ],
  },
  {
    id: 'links',
    title: 'Links to others',
    paragraphs: ['Our pages link to social networks and to others. What they collect is told in their own policies.'],
  },
  {
    id: 'scope',
    title: 'Where this policy holds',
    paragraphs: [
      'It holds for what is collected on this website. What you tell an outlet or a distributor in person is not covered by it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['We may change this policy. The day of the last change stands at the top.'],
  },
]

/** `/baltra/privacy-policy` */
export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${brand.name} knows of its customers, why, and who sees it.`}
      path={brand.legal.privacy}
      intro="What we know about you, how we use it and who sees it."
      updated="20 November 2026"
      sections={SECTIONS}
    />
  )
}
