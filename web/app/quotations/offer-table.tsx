import type { PriceLine } from 'contract/quotations/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import { m } from '#messages'

const HEAD = 'border-b border-line-2 pb-2 text-right text-2xs font-medium text-ink-2'
const CELL = 'border-b border-line py-3 text-right align-top tabular-nums whitespace-nowrap'

/** Price lines that are final, and their total; on a phone quantity and unit price stand below the description. */
export const OfferTable = ({ lines, total }: { lines: readonly PriceLine[]; total: number }) => (
  <>
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{m.quotations_prices()}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left!`}>
            {m.quotations_description()}
          </th>
          <th scope="col" className={`${HEAD} pl-4 max-sm:hidden`}>
            {m.quotations_quantity()}
          </th>
          <th scope="col" className={`${HEAD} pl-4 max-sm:hidden`}>
            {m.quotations_unit_price()}
          </th>
          <th scope="col" className={`${HEAD} pl-4`}>
            {m.quotations_amount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // Final lines never move.
          // eslint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td className={`${CELL} text-left! wrap-anywhere whitespace-normal!`}>
              {line.description}
              <span className="block text-2xs text-ink-3 sm:hidden">
                {whole(line.quantity)} × {rupees(line.unit_price)}
              </span>
            </td>
            <td className={`${CELL} pl-4 max-sm:hidden`}>{whole(line.quantity)}</td>
            <td className={`${CELL} pl-4 max-sm:hidden`}>{rupees(line.unit_price)}</td>
            <td className={`${CELL} pl-4`}>{rupees(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="flex justify-between gap-4 pt-3 text-base font-semibold">
      {m.quotations_total()}
      <span className="tabular-nums">{rupees(total)}</span>
    </p>
  </>
)
