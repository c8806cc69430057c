import { ALL_PRODUCTS, CATALOGUES } from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import { apiContext } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/catalogues'
import { CatalogueCard } from './catalogue-card.tsx'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).catalogues.listPublic()
  return { catalogues: data }
}

/** `/baltra-catalog` */
export default function Catalogues({ loaderData: { catalogues } }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title={m.catalogues_title()}
        description={m.catalogues_description()}
        path={CATALOGUES}
        picture={catalogues[0]?.cover}
      />
      <h1 className="text-title lg:text-[3.5rem]">{m.catalogues_title()}</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">{m.catalogues_text()}</p>
      {catalogues.length > 0 ? (
        <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:mt-14 lg:grid-cols-3 xl:grid-cols-4">
          {catalogues.map((catalogue, place) => (
            <li key={catalogue.id}>
              <CatalogueCard catalogue={catalogue} priority={place < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<BookOpen />} title={m.catalogues_none()} text={m.catalogues_none_text()}>
          <ButtonLink to={ALL_PRODUCTS} variant="ink">
            {m.catalogues_all_products()}
          </ButtonLink>
        </EmptyState>
      )}
    </main>
  )
}
