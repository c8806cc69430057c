import { brand } from '../brand.tsx'
import { LegalPage } from './legal-page.tsx'
import { m } from '#messages'

const SECTIONS = [
  {
    id: 'collected',
    title: m.legal_collected,
    paragraphs: [m.legal_collected_1, m.legal_collected_2, m.legal_collected_3, m.legal_collected_4],
  },
  {
    id: 'use',
    title: m.legal_use,
    paragraphs: [m.legal_use_1, m.legal_use_2],
  },
  {
    id: 'protection',
    title: m.legal_protection,
    paragraphs: [m.legal_protection_1, m.legal_protection_2],
  },
  {
    id: 'cookies',
    title: m.legal_cookies,
    paragraphs: [m.legal_cookies_1],
  },
  {
    id: 'disclosure',
    title: m.legal_disclosure,
    paragraphs: [m.legal_disclosure_1],
  },
  {
    id: 'links',
    title: m.legal_links,
    paragraphs: [m.legal_links_1],
  },
  {
    id: 'scope',
    title: m.legal_scope,
    paragraphs: [m.legal_scope_1],
  },
  {
    id: 'changes',
    title: m.legal_changes,
    paragraphs: [m.legal_privacy_changes],
  },
]

/** `/baltra/privacy-policy` */
export default function PrivacyPolicy() {
  return (
    <LegalPage
      title={m.legal_privacy()}
      description={m.legal_privacy_description({ brand: brand.name })}
      path={brand.legal.privacy}
      intro={m.legal_privacy_intro()}
      updated={m.legal_privacy_day()}
      sections={SECTIONS}
    />
  )
}
