import { ALL_PRODUCTS, SHOP_HOME } from 'contract/core/paths'
import CompassIcon from 'lucide-react/icons/compass'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Counters } from './counters.tsx'

/** Nothing is at this address. */
export const NotFoundPage = () => (
  <main id="main" className="mx-auto max-w-shop px-5 py-10">
    <title>Page not found</title>
    <EmptyState
      heading="h1"
      icon={<CompassIcon />}
      title="This page does not exist"
      text="The product may have been replaced by a newer model, or the link may be wrong."
    >
      <ButtonLink to={SHOP_HOME}>Go to Home</ButtonLink>
      <ButtonLink to={ALL_PRODUCTS} variant="outline">
        All products
      </ButtonLink>
    </EmptyState>
    <Counters />
  </main>
)
