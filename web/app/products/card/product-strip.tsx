import { ProductCard } from './product-card.tsx'
import type { ShownCard } from '../shown-card.ts'

/** Four products: beside each other on a desk, under the thumb on a phone, the next one cut at the edge. `seenFirst` where they stand high on a page. */
export const ProductStrip = ({
  products,
  seenFirst = false,
}: {
  products: readonly ShownCard[]
  seenFirst?: boolean
}) => (
  <ul className="strip flex gap-3 px-5 *:w-[58%] *:shrink-0 *:snap-start *:scroll-ml-5 sm:*:w-64 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0 lg:*:w-auto">
    {products.map((product, at) => (
      <li key={product.id}>
        <ProductCard
          product={product}
          sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 16rem, 58vw"
          priority={seenFirst && at < 2}
        />
      </li>
    ))}
  </ul>
)
