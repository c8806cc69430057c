import { productPath } from 'contract/core/paths'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import { rupees } from '../../ui/format/price.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { OutOfStock } from './product-card.tsx'
import { kindOf, ProductFacts } from '../product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductSwatches } from './product-swatches.tsx'
import type { ShownCard } from '../shown-card.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'

/** A product in a list: more of them at one look, all of the row is the link. */
export const ProductRow = ({ product, priority = false }: { product: ShownCard; priority?: boolean }) => (
  <article className="group relative flex items-center gap-4 py-3 sm:gap-6">
    <ProductPicture
      picture={product.picture}
      sizes="(min-width: 40rem) 7rem, 5rem"
      priority={priority}
      className="size-20 shrink-0 rounded-card sm:size-28"
      imageClassName={`p-1.5 ${product.stocks === 0 ? 'opacity-60' : ''}`}
    />
    <div className="min-w-0 grow">
      <h3 className="leading-snug font-medium">
        <CardLink to={productPath(product)} prefetch={ON_INTENT}>
          {product.model_name}
        </CardLink>
      </h3>
      <p className="mt-0.5 text-xs text-ink-2">{kindOf(product)}</p>
      <div className="mt-1.5">
        <ProductFacts product={product} />
      </div>
    </div>
    <span className="hidden w-24 shrink-0 justify-end sm:flex">
      <ProductSwatches hexes={product.color_styles} names={product.color_names} />
    </span>
    <div className="w-24 shrink-0 text-right">
      <p className="font-medium tabular-nums">{rupees(product.price)}</p>
      {product.stocks === 0 && <OutOfStock className="-mr-2 mt-1 inline-block text-ink-2" />}
      <CompareToggle product={product} className="relative ml-auto" />
    </div>
  </article>
)
