import { CONTACT_US, REGISTER_PRODUCT } from 'contract/core/paths'
import QrCode from 'lucide-react/icons/qr-code'
import { brand } from '../../brand.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** The token of a code is not in our register. */
export const UnknownCode = () => (
  <main id="main" className="mx-auto max-w-shop px-5 py-6">
    <title>{`Unknown code | ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <EmptyState
      heading="h1"
      icon={<QrCode />}
      title="We do not know this code"
      text={`It may be read wrongly, or it is not one of ours. Scan it once more. Is it on an appliance of ${brand.name}? Register that with the numbers on its plate, or ask us whether it is genuine.`}
    >
      <ButtonLink to={REGISTER_PRODUCT}>Register a product</ButtonLink>
      <ButtonLink to={CONTACT_US} variant="outline">
        Contact us
      </ButtonLink>
    </EmptyState>
  </main>
)
