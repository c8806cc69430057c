import { SERVICE } from 'contract/core/paths'
import { Link } from 'react-router'
import { brand, telLink } from '../brand/brand.tsx'
import { m } from '#messages'

const LINK = 'inline-flex min-h-11 items-center hover:text-ink hover:underline'

/** The footer of a customer's own screens: contact and legal links. */
export const PortalFooter = () => (
  <footer className="border-t border-line bg-ground max-lg:pb-(--bar) print:hidden">
    <div className="mx-auto flex max-w-shop flex-wrap gap-x-6 px-5 py-3 text-xs text-ink-2 lg:px-10">
      <a href={telLink(brand.servicePhone)} className={`${LINK} mr-auto tabular-nums`}>
        {m.layouts_call({ number: brand.servicePhone })}
      </a>
      <Link to={SERVICE} className={LINK}>
        {m.layouts_find_service_link()}
      </Link>
      <Link to={brand.legal.privacy} className={LINK}>
        {m.layouts_privacy()}
      </Link>
      <Link to={brand.legal.terms} className={LINK}>
        {m.layouts_terms()}
      </Link>
    </div>
  </footer>
)
