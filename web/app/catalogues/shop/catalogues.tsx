import { ALL_PRODUCTS, CATALOGUES } from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import { apiContext } from '../../context.ts'
import { SiteHead } from '../../layouts/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/catalogues'
import { CatalogueCard } from './catalogue-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).catalogues.listPublic()
  return { catalogues: data }
}

/** `/baltra-catalog` */
export default function Catalogues({ loaderData: { catalogues } }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title="E-Catalogue"
        description="Catalogues of the range, to read and to download."
        path={CATALOGUES}
        picture={catalogues[0]?.cover}
      />
      <h1 className="text-title lg:text-[3.5rem]">E-Catalogue</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">Our catalogues. Read here or download.</p>
      {catalogues.length > 0 ? (
        <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:mt-14 lg:grid-cols-3 xl:grid-cols-4">
          {catalogues.map((catalogue, place) => (
            <li key={catalogue.id}>
              <CatalogueCard catalogue={catalogue} priority={place < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<BookOpen />}
          title="No catalogs available"
          text="The next one is being made. All products with their prices are on the website already."
        >
          <ButtonLink to={ALL_PRODUCTS} variant="ink">
            All products
          </ButtonLink>
        </EmptyState>
      )}
    </main>
  )
}
