import type { ReactNode } from 'react'
import { productPath } from 'contract/core/paths'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import { rupees } from '../../ui/format/price.ts'
import { kindOf, ProductFacts } from '../product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductSwatches } from './product-swatches.tsx'
import type { ShownCard } from '../shown-card.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { m } from '#messages'

export interface ProductCardProps {
  product: ShownCard
  /** The width at which the picture is shown. */
  sizes: string
  /** Among the first that are seen. */
  priority?: boolean
  /** Further actions for the product, beside its price. */
  children?: ReactNode
}

/** A product in a grid; all of it is the link. */
export const ProductCard = ({ product, sizes, priority = false, children }: ProductCardProps) => (
  <article className="group relative">
    <div className="relative">
      <ProductPicture
        picture={product.picture}
        sizes={sizes}
        priority={priority}
        imageClassName={`p-3 transition-transform duration-200 group-hover:scale-[1.025] lg:p-5 ${product.stocks === 0 ? 'opacity-60' : ''}`}
      />
      {product.stocks === 0 && <OutOfStock className="absolute top-3 left-3 bg-white" />}
    </div>
    <div className="mt-3.5 flex items-start justify-between gap-3">
      <h3 className="min-w-0 text-base leading-snug font-medium">
        <CardLink to={productPath(product)} prefetch={ON_INTENT}>
          {product.model_name}
        </CardLink>
      </h3>
      <span className="mt-1.5 max-sm:hidden">
        <ProductSwatches hexes={product.color_styles} names={product.color_names} />
      </span>
    </div>
    <p className="mt-0.5 text-xs text-ink-2">{kindOf(product)}</p>
    <div className="mt-1.5">
      <ProductFacts product={product} />
    </div>
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mt-3">
      <p className="font-medium tabular-nums">{rupees(product.price)}</p>
      {children}
    </div>
  </article>
)

export const OutOfStock = ({ className = 'bg-ground' }: { className?: string }) => (
  <span className={`rounded-badge px-2 py-1 text-2xs font-medium ${className}`}>{m.products_out_of_stock()}</span>
)
