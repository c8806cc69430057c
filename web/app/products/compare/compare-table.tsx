import { productPath } from 'contract/core/paths'
import X from 'lucide-react/icons/x'
import type { Product } from 'contract/products/endpoints'
import { Link } from 'react-router'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { compareAddress, compared } from './compared.ts'
import { rowsOf, type CompareRow } from './compare-rows.tsx'
import { ProductPicture } from '../card/product-picture.tsx'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'

export interface CompareTableProps {
  products: readonly Product[]
  onlyDifferent: boolean
}

/** Each fact stands over its values, so that two products fit beside each other on a phone. */
export function CompareTable({ products, onlyDifferent }: CompareTableProps) {
  const rows = rowsOf(products, { onlyDifferent })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label="Comparison" tabIndex={0} className="mt-6 -mx-5 overflow-x-auto px-3 lg:-mx-4 lg:px-0">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        {/* Told before the heads, which may arrive one after the other. */}
        <colgroup>
          {products.map(({ id }) => (
            <col key={id} className="w-40" />
          ))}
        </colgroup>
        <thead>
          <tr>
            {products.map((product) => (
              <th key={product.id} scope="col" className="px-2 pb-5 align-top font-normal lg:px-4">
                <Head product={product} others={products.filter((other) => other !== product)} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Fact key={row.label} row={row} products={products} />
        ))}
      </table>
      {rows.length === 0 && (
        <p className="border-t border-line py-6 text-sm text-ink-2">They do not differ in anything we list.</p>
      )}
    </section>
  )
}

const Head = ({ product, others }: { product: Product; others: readonly Product[] }) => (
  <span className="relative block">
    <ProductPicture
      picture={product.main_picture}
      sizes="(min-width: 64rem) 22rem, 45vw"
      priority
      className="aspect-square rounded-ground lg:aspect-4/3"
      imageClassName="p-3 lg:p-5"
    />
    <IconLink
      to={compareAddress(others.map(({ id }) => id))}
      label={`Take ${product.model_name} out`}
      onClick={() => compared.keep(others.map(({ id }) => id))}
      replace
      preventScrollReset
      className="absolute top-1 right-1 bg-white"
    >
      <X />
    </IconLink>
    <Link
      to={productPath(product)}
      prefetch={ON_INTENT}
      className="mt-3 block text-heading underline-offset-4 hover:underline"
    >
      {product.model_name}
    </Link>
    <span className="mt-0.5 block text-xs text-ink-2">{product.name}</span>
  </span>
)

const Fact = ({ row: { label, value, cell }, products }: { row: CompareRow; products: readonly Product[] }) => (
  <tbody className="border-t border-line">
    <tr>
      <th scope="rowgroup" colSpan={products.length} className="px-2 pt-4 text-2xs font-normal text-ink-3 lg:px-4">
        {label}
      </th>
    </tr>
    <tr>
      {products.map((product) => (
        <td key={product.id} className="px-2 pt-1 pb-4 align-top break-words lg:px-4">
          {(cell ?? value)(product) || <span className="text-ink-3">–</span>}
        </td>
      ))}
    </tr>
  </tbody>
)
