import { brand } from '../brand/brand.tsx'
import { apiContext } from '../api/context.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { loadWords } from '../brand/load-words.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/terms-of-use'
import { LegalParts } from './legal-parts.tsx'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export const loader = ({ context }: Route.LoaderArgs) => loadWords(context.get(apiContext), 'terms')

/** `/baltra-term-of-use` */
export default function TermsOfUse({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={loaderData.document.title}
        description={m.legal_terms_description({ brand: brand.name })}
        path={brand.legal.terms}
      />
      <LegalParts words={loaderData} />
    </main>
  )
}
