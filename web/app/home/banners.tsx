import type { ShownPage } from 'contract/website-pages/parts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { m } from '#messages'

/** Current banners, each a link, above everything else. */
export const Banners = ({ banners }: Pick<ShownPage<'home'>, 'banners'>) => (
  <section aria-label={m.home_banners()} className="bg-clay">
    <ul className="mx-auto max-w-shop divide-y divide-line-2 px-5 lg:px-10">
      {banners.map(({ text, link }) => (
        <li key={`${text} ${link}`}>
          <Link
            to={link}
            className="group flex min-h-12 items-center justify-between gap-4 py-2.5 text-sm font-medium wrap-anywhere underline-offset-4 -outline-offset-2 hover:underline"
          >
            {text}
            <ArrowRight aria-hidden className="size-4 shrink-0 transition-transform group-hover:translate-x-0.5" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
