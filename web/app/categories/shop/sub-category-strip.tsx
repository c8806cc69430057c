import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import { Link } from 'react-router'
import { ProductPicture } from '../../products/card/product-picture.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useStrip } from '../../products/card/use-strip.ts'
import type { ShownSubCategory } from './shown-tiles.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** Chooses a sub-category; the arrows move a row that is longer than the screen. */
export function SubCategoryStrip({
  subCategories,
  chosen,
}: {
  subCategories: readonly ShownSubCategory[]
  chosen: number | undefined
}) {
  const row = useRef<HTMLUListElement>(null)
  const { more, less, move } = useStrip(row)
  return (
    <nav className="border-b border-line" aria-label={m.categories_select_sub()}>
      <div className="mx-auto flex max-w-shop items-center lg:px-10">
        <ul
          ref={row}
          className="strip flex grow gap-2 px-5 py-4 *:shrink-0 *:snap-start *:scroll-ml-5 lg:-ml-1 lg:px-1 lg:py-5 lg:*:scroll-ml-1"
        >
          {subCategories.map(({ id, name, picture, total_products }) => (
            <li key={id}>
              <Link
                to={`?subcategory=${id}`}
                prefetch={ON_INTENT}
                preventScrollReset
                aria-current={id === chosen || undefined}
                className="flex h-14 items-center gap-2.5 rounded-control border border-line pr-4 pl-1.5 text-sm transition-colors hover:border-control aria-[current=true]:border-ink aria-[current=true]:font-medium"
              >
                <ProductPicture picture={picture} sizes="2.75rem" className="size-11 rounded" />
                {name}
                <span className="text-2xs font-normal text-ink-3 tabular-nums">{whole(total_products)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {(more || less) && (
          <div className="hidden pl-4 lg:flex">
            <IconButton label={m.categories_scroll_back()} disabled={!less} onClick={() => move(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={m.categories_scroll_on()} disabled={!more} onClick={() => move(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
    </nav>
  )
}
