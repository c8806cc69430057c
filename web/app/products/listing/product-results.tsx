import { CompareToggle } from '../compare/compare-toggle.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { ProductRow } from '../card/product-row.tsx'
import type { ShownCard } from '../shown-card.ts'

const FIRST_SEEN = 2

/** Products as a grid, or as a list with a line each. */
export function ProductResults({ products, list }: { products: readonly ShownCard[]; list: boolean }) {
  if (list)
    return (
      <ul className="mt-4 border-b border-line">
        {products.map((product, at) => (
          <li key={product.id} className="border-t border-line">
            <ProductRow product={product} priority={at < FIRST_SEEN} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 30vw, 45vw"
            priority={at < FIRST_SEEN}
          >
            <CompareToggle product={product} className="relative -my-2.5" />
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
