import type { Product } from 'contract/products/endpoints'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { warrantyText } from '../warranty-text.ts'

/** The facts of a product, as the plate under it has them. */
export const ProductPlate = ({ product }: { product: Product }) => (
  <Plate columns={2} className="grid-cols-2!">
    <PlateCell label="Model number">{product.model_num}</PlateCell>
    <PlateCell label="Packaging">{product.packaging}</PlateCell>
    <PlateCell label="Power">{product.power || <span className="text-ink-3">Not electric</span>}</PlateCell>
    <PlateCell label="Warranty">{warrantyText(product.warranty)}</PlateCell>
    <PlateCell label="Stock">{stockWords(product.stocks)}</PlateCell>
    {product.reward_points > 0 && (
      <PlateCell label="Reward points">{`${product.reward_points} on registration`}</PlateCell>
    )}
  </Plate>
)

/** Letter for letter as specified. */
export const stockWords = (stocks: number): string => (stocks > 0 ? `In Stock (${stocks}) Available` : 'Out of Stock')
