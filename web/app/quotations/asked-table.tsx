import type { AskedProduct } from 'contract/quotations/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

const HEAD = 'border-b border-line-2 pb-2 text-left text-2xs font-medium text-ink-2'
const CELL = 'border-b border-line py-3 align-top text-sm wrap-anywhere'

/** A product, for staff with how many there are; null if it is gone. */
type StockedProduct = AskedProduct & { product_stock?: number | null }

/** The products of a request, how many of each. */
export const AskedTable = ({ products }: { products: readonly StockedProduct[] }) => (
  <table className="w-full border-separate border-spacing-0">
    <caption className="sr-only">{m.quotations_products()}</caption>
    <thead>
      <tr>
        <th scope="col" className={HEAD}>
          {m.quotations_model_name()}
        </th>
        <th scope="col" className={`${HEAD} pl-4`}>
          {m.quotations_model_number()}
        </th>
        <th scope="col" className={`${HEAD} pl-4 text-right!`}>
          {m.quotations_quantity()}
        </th>
      </tr>
    </thead>
    <tbody className="[&>tr:last-child>td]:border-b-0">
      {products.map(({ model_name, model_num, quantity, product_stock }) => (
        <tr key={model_num}>
          <td className={CELL}>{model_name}</td>
          <td className={`${CELL} pl-4 tabular-nums`}>{model_num}</td>
          <td className={`${CELL} pl-4 text-right whitespace-nowrap tabular-nums`}>
            {whole(quantity)}
            {product_stock !== undefined && (
              <span className="block text-2xs text-ink-3">{stockWords(product_stock)}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How many pieces of a product there are. */
export const stockWords = (stock: number | null): string =>
  stock === null ? m.quotations_not_in_catalogue() : m.quotations_in_stock({ shown: whole(stock) })
