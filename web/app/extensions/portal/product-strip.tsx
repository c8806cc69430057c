import type { Answer } from 'contract/core/endpoint'
import type { warrantyPackages } from 'contract/warranty-packages/endpoints'
import { ProductPhoto } from '../../portal/product-photo.tsx'
import { purchaseWords, serialWords } from '../../ui/format/purchase-words.ts'
import { longDate } from '../../ui/format/dates.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { m } from '#messages'

/** The product whose warranty is looked at, and each package for it. */
type Offers = Answer<typeof warrantyPackages.offers>['data']
export type OfferedProduct = Offers['stock_details']
export type Offer = Offers['packages'][number]

/** Which product it is about. */
export const ProductStrip = ({ product }: { product: OfferedProduct }) => (
  <section aria-label={m.extensions_product()} className="flex gap-4 max-sm:flex-col sm:items-stretch lg:gap-6">
    <div className="flex items-center gap-4">
      <ProductPhoto src={product.product_image} className="size-20 shrink-0 sm:size-33" />
      <div className="min-w-0 sm:hidden">
        <p className="text-lead font-semibold break-words">{product.model_name}</p>
        <p className="text-xs break-words text-ink-3 tabular-nums">{product.model_num}</p>
      </div>
    </div>
    <Plate columns={3} className="grow">
      <PlateCell label={m.extensions_product()} className="max-sm:hidden">
        {product.model_name}
      </PlateCell>
      <PlateCell label={m.extensions_model()} className="max-sm:hidden">
        {product.model_num}
      </PlateCell>
      <PlateCell label={m.extensions_serial_number()}>{serialWords(product.serial_number)}</PlateCell>
      <PlateCell label={m.extensions_store()}>{product.store_name}</PlateCell>
      <PlateCell label={m.extensions_purchase_date()}>{purchaseWords(product)}</PlateCell>
      <PlateCell label={m.extensions_until()}>{product.warranty_expiry && longDate(product.warranty_expiry)}</PlateCell>
    </Plate>
  </section>
)

/** A package that was chosen for a product, and the points that its owner has. */
export interface ChosenOfferProps {
  offer: Offer
  product: OfferedProduct
  points: number
}
