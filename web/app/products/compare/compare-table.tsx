import { productPath } from 'contract/core/paths'
import X from 'lucide-react/icons/x'
import type { Product } from 'contract/products/endpoints'
import { Link } from 'react-router'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { compareAddress, compared } from './compared.ts'
import { rowsOf, type CompareRow } from './compare-rows.tsx'
import { ProductPicture } from '../card/product-picture.tsx'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { m } from '#messages'

export interface CompareTableProps {
  products: readonly Product[]
  onlyDifferent: boolean
  /** it is the comparison of this browser, and is remembered */
  isOwn: boolean
}

/**
 * Each label is above its values, so that three products fit side by side on a phone. Their names stay in sight
 * while one scrolls.
 */
export function CompareTable({ products, onlyDifferent, isOwn }: CompareTableProps) {
  const rows = rowsOf(products, { onlyDifferent })
  return (
    <section aria-label={m.products_comparison()} className="mt-6 -mx-1.5 lg:-mx-4">
      <table className="w-full table-fixed border-collapse text-left text-xs lg:text-sm">
        {/* Told before the heads, which may arrive one after the other. */}
        <colgroup>
          {products.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {products.map((product) => (
              <td key={product.id} className="px-1.5 align-top lg:px-4">
                <Shown product={product} others={products.filter((other) => other !== product)} isOwn={isOwn} />
              </td>
            ))}
          </tr>
          <tr>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="sticky top-14 z-10 bg-white px-1.5 pt-3 pb-4 align-top font-normal lg:top-18 lg:px-4"
              >
                <Link
                  to={productPath(product)}
                  prefetch={ON_INTENT}
                  className="block text-sm font-semibold underline-offset-4 hover:underline lg:text-heading"
                >
                  {product.model_name}
                </Link>
                <span className="mt-0.5 block text-2xs text-ink-2 lg:text-xs">{product.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Fact key={row.label()} row={row} products={products} />
        ))}
      </table>
      {rows.length === 0 && (
        <p className="border-t border-line py-6 text-sm text-ink-2">{m.products_no_difference()}</p>
      )}
    </section>
  )
}

interface ShownProps {
  product: Product
  others: readonly Product[]
  isOwn: boolean
}

/** Its picture, and the way out of the comparison. */
const Shown = ({ product, others, isOwn }: ShownProps) => (
  <span className="relative block">
    <ProductPicture
      picture={product.main_picture}
      sizes="(min-width: 64rem) 22rem, 30vw"
      priority
      className="aspect-square rounded-ground lg:aspect-4/3"
      imageClassName="p-2 lg:p-5"
    />
    <IconLink
      to={compareAddress(others.map(({ id }) => id))}
      label={m.products_take_out({ model: product.model_name })}
      onClick={() => isOwn && compared.keep(others.map(({ id }) => id))}
      replace
      preventScrollReset
      className="absolute top-0 right-0"
    >
      <X />
    </IconLink>
  </span>
)

const Fact = ({ row: { label, value, cell }, products }: { row: CompareRow; products: readonly Product[] }) => (
  <tbody className="border-t border-line">
    <tr>
      <th scope="rowgroup" colSpan={products.length} className="px-1.5 pt-4 text-2xs font-normal text-ink-3 lg:px-4">
        {label()}
      </th>
    </tr>
    <tr>
      {products.map((product) => (
        <td key={product.id} className="px-1.5 pt-1 pb-4 align-top wrap-anywhere lg:px-4">
          {(cell ?? value)(product) || <span className="text-ink-3">–</span>}
        </td>
      ))}
    </tr>
  </tbody>
)
