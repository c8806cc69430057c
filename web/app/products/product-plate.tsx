import type { Product } from 'contract/products/endpoints'
import { Plate, PlateCell } from '../ui/data/plate.tsx'
import { partWords, warrantyText } from './warranty-text.ts'
import { measureWords } from '../ui/format/measure-words.ts'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'

/** The facts of a product, as the plate under it has them. */
export const ProductPlate = ({ product }: { product: Product }) => (
  <Plate columns={2} className="grid-cols-2!">
    <PlateCell label={m.products_model_number()}>{product.model_num}</PlateCell>
    <PlateCell label={m.products_packaging()}>{product.packaging}</PlateCell>
    <PlateCell label={m.products_power()}>
      {measureWords(product.power) || <span className="text-ink-3">{m.products_not_electric()}</span>}
    </PlateCell>
    <PlateCell label={m.products_warranty()}>
      {warrantyText(product.warranty)}
      {product.warranty_parts.map((part) => (
        <span key={part.name} className="block text-xs font-normal text-ink-2">
          {partWords(part)}
        </span>
      ))}
    </PlateCell>
    <PlateCell label={m.products_stock()}>
      {product.off_sale ? m.products_off_sale() : stockWords(product.stocks)}
    </PlateCell>
    {product.reward_points > 0 && (
      <PlateCell label={m.products_reward_points()}>
        {m.products_on_registration({ points: whole(product.reward_points) })}
      </PlateCell>
    )}
  </Plate>
)

/** Letter for letter as specified. */
export const stockWords = (stocks: number): string =>
  stocks > 0 ? m.products_in_stock({ shown: whole(stocks) }) : m.products_out_of_stock()
