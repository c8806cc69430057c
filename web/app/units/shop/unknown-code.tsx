import { CONTACT_US, REGISTER_PRODUCT } from 'contract/core/paths'
import QrCode from 'lucide-react/icons/qr-code'
import { brand } from '../../brand/brand.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { m } from '#messages'

/** The token of a code is not in our register. */
export const UnknownCode = () => (
  <main id="main" className="mx-auto max-w-shop px-5 py-6">
    <title>{`${m.units_unknown()} | ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <EmptyState
      heading="h1"
      icon={<QrCode />}
      title={m.units_unknown_title()}
      text={m.units_unknown_text({ brand: brand.name })}
    >
      <ButtonLink to={REGISTER_PRODUCT}>{m.units_register()}</ButtonLink>
      <ButtonLink to={CONTACT_US} variant="outline">
        {m.units_contact_us()}
      </ButtonLink>
    </EmptyState>
  </main>
)
