import { ALL_PRODUCTS, SHOP_HOME } from 'contract/core/paths'
import Award from 'lucide-react/icons/award'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { Link, Outlet } from 'react-router'
import { brand, Logo } from '../../brand/brand.tsx'
import type { PageHandle } from 'contract/core/page'
import { LanguageSwitch } from '../../preferences/language-switch.tsx'
import picture from '../goose-kettle-clay.webp?url'
import plain from '../goose-kettle-clay-plain.webp?url'
import { m } from '#messages'

/** Rendered the same for everybody: only the browser knows the session. */
export const handle: PageHandle = { public: true, unlisted: true }

const REASONS = [
  { icon: ShieldCheck, text: m.accounts_reason_warranty },
  { icon: Wrench, text: m.accounts_reason_repair },
  { icon: Award, text: m.accounts_reason_points },
]

/** The frame of signing up and signing in: one thing to do on the left, why on the right. */
export default function AccountLayout() {
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-[min(1.25rem,6vw)] pb-10 lg:px-16">
        <header className="flex min-h-16 flex-wrap items-center justify-between lg:h-24">
          <Link to={SHOP_HOME} className="flex min-h-11 items-center">
            <Logo className="h-7 lg:h-8" />
          </Link>
          <LanguageSwitch className="mr-4 ml-auto" />
          <Link
            to={ALL_PRODUCTS}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 hover:text-ink"
          >
            <X className="size-4.5" aria-hidden />
            {m.accounts_close()}
          </Link>
        </header>
        <Outlet />
      </div>
      <aside className="relative hidden overflow-hidden bg-clay lg:block" aria-label={m.accounts_why()}>
        <div className="sticky top-0 flex h-dvh max-h-[60rem] flex-col justify-end">
          <img
            src={brand.picture(picture, plain)}
            alt=""
            width="1200"
            height="1200"
            className="mx-auto min-h-0 w-full max-w-152 grow object-contain px-8 pt-12"
          />
          <ul className="mx-auto w-full max-w-lg px-10 pb-14">
            {REASONS.map(({ icon: Icon, text }) => (
              <li key={text()} className="flex items-center gap-3 border-t border-ink/10 py-3.5 text-sm">
                <Icon className="size-5 text-ink-2" aria-hidden />
                {text()}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
