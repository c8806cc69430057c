import { ProductStrip } from '../products/card/product-strip.tsx'
import type { ShownCard } from '../products/shown-card.ts'
import { m } from '#messages'

/** The products the catalogue ranks first. */
export const BestSellers = ({ products }: { products: readonly ShownCard[] }) => (
  <section aria-labelledby="best">
    <div className="mx-auto max-w-shop py-16 lg:px-10 lg:py-28">
      <h2 id="best" className="px-5 text-title lg:px-0">
        {m.home_best_sellers()}
      </h2>
      <div className="mt-7 lg:mt-10">
        <ProductStrip products={products} />
      </div>
    </div>
  </section>
)
