import BookOpen from 'lucide-react/icons/book-open'
import { SiteHead } from '../layouts/site-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** `/baltra-catalog` */
export default function Catalogues() {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title="E-Catalogue"
        description="Catalogues of the range, to read and to download."
        path="/baltra-catalog"
      />
      <h1 className="text-title lg:text-[3.5rem]">E-Catalogue</h1>
      <p className="mt-4 max-w-read text-lead text-ink-2">The range on paper, to read here and to take with you.</p>
      <EmptyState
        icon={<BookOpen />}
        title="No catalogs available"
        text="The next one is being made. All products with their prices are on the website already."
      >
        <ButtonLink to="/baltra-allProducts" variant="ink">
          All products
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
