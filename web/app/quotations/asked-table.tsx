import type { AskedProduct } from 'contract/quotations/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

const HEAD = 'border-b border-line-2 pb-2 text-left text-2xs font-medium text-ink-2'
const CELL = 'border-b border-line py-3 align-top text-sm wrap-anywhere'

/** The products of a request, how many of each. */
export const AskedTable = ({ products }: { products: readonly AskedProduct[] }) => (
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
      {products.map(({ model_name, model_num, quantity }) => (
        <tr key={model_num}>
          <td className={CELL}>{model_name}</td>
          <td className={`${CELL} pl-4 tabular-nums`}>{model_num}</td>
          <td className={`${CELL} pl-4 text-right whitespace-nowrap tabular-nums`}>{whole(quantity)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
