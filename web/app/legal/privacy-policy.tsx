import { brand } from '../brand/brand.tsx'
import { apiContext } from '../api/context.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { loadWords } from '../brand/load-words.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/privacy-policy'
import { LegalParts } from './legal-parts.tsx'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export const loader = ({ context }: Route.LoaderArgs) => loadWords(context.get(apiContext), 'privacy')

/** `/baltra/privacy-policy` */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={loaderData.document.title}
        description={m.legal_privacy_description({ brand: brand.name })}
        path={brand.legal.privacy}
      />
      <LegalParts words={loaderData} />
    </main>
  )
}
