import { brand, telLink, viberLink } from './brand.tsx'
import { buttonLook, labelLook } from '../ui/buttons/button-look.ts'
import { m } from '#messages'

/** The service number, where a page has nothing else to offer: a call needs no internet. */
export const CallLinks = () => (
  <>
    <Way href={telLink(brand.servicePhone)}>{m.service_points_call_centre({ number: brand.servicePhone })}</Way>
    {brand.viber && <Way href={viberLink(brand.viber)}>Viber</Way>}
  </>
)

// Without signs: these links are in every page of the shop, for the case that it fails.
const Way = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className={buttonLook('line', 'md')}>
    <span className={`${labelLook('md')} tabular-nums`}>{children}</span>
  </a>
)
