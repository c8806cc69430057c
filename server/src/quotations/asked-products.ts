import { sql } from 'kysely'
import type { AskedProduct, QuotationDetail } from 'contract/quotations/endpoints'

/** The lines of a request, the first product first. */
export const products = sql<AskedProduct[]>`(
  select json_agg(json_build_object('model_name', model_name, 'model_num', model_num, 'quantity', quantity) order by position)
  from quotation_product where quotation_id = quotation.id)`.as('products')

/** The same with the shop's price per piece and how many there are, null where the product is gone. */
export const pricedProducts = sql<QuotationDetail['products']>`(
  select json_agg(json_build_object('model_name', asked.model_name, 'model_num', asked.model_num, 'quantity', quantity,
    'product_price', product.price, 'product_stock', product.stocks) order by position)
  from quotation_product asked left join product on product.id = product_id where quotation_id = quotation.id)`.as(
  'products',
)

/** A request with its first product beside the list: older clients know only one. */
export function withFirst<Product extends AskedProduct, Row extends { products: readonly Product[] }>(
  row: Row & { products: readonly Product[] },
): Row & Product {
  const [first] = row.products
  if (!first) throw new Error('A request without products')
  return { ...row, ...first }
}

/** `24 × Steam Kettle`, `24 × Steam Kettle and 2 more`: a request in one line. */
export const askedInLine = sql<string>`(
  select string_agg(case position when 0 then quantity || ${sql.lit(' × ')} || model_name end, '')
    || case when count(*) > 1 then ' and ' || count(*) - 1 || ' more' else '' end
  from quotation_product where quotation_id = quotation.id)`
