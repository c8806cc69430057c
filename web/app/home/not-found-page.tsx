import { ALL_PRODUCTS, SHOP_HOME } from 'contract/core/paths'
import CompassIcon from 'lucide-react/icons/compass'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Counters } from './counters.tsx'
import { m } from '#messages'

/** Nothing is at this address. */
export const NotFoundPage = () => (
  <main id="main" className="mx-auto max-w-shop px-5 py-10">
    <title>{m.home_not_found()}</title>
    <EmptyState heading="h1" icon={<CompassIcon />} title={m.home_not_found_title()} text={m.home_not_found_text()}>
      <ButtonLink to={SHOP_HOME}>{m.home_go_home()}</ButtonLink>
      <ButtonLink to={ALL_PRODUCTS} variant="outline">
        {m.home_all_products()}
      </ButtonLink>
    </EmptyState>
    <Counters />
  </main>
)
