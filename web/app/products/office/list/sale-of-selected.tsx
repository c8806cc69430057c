import type { ProductRow } from 'contract/products/endpoints'
import Store from 'lucide-react/icons/store'
import Archive from 'lucide-react/icons/archive'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { isRefusal } from '../../../forms/refusal.ts'
import { submit } from '../../../forms/submit.ts'
import { BulkVerb } from '../../../lists/bulk/bulk-verb.tsx'

/** In the selection bar: takes the selected products off sale, or puts them on sale again. */
export const SaleOfSelected = () => (
  <>
    <BulkVerb<ProductRow>
      icon={<Archive />}
      label={m.products_office_take_off_sale()}
      title={m.products_office_bulk_off_ask}
      text={m.products_office_bulk_off_text()}
      verb={m.products_office_take_off_sale()}
      nameOf={nameOf}
      skip={({ off_sale }) => (off_sale ? m.products_office_off_sale() : undefined)}
      send={(ids) => sell(ids, true)}
    />
    <BulkVerb<ProductRow>
      icon={<Store />}
      label={m.products_office_put_on_sale()}
      title={m.products_office_bulk_on_ask}
      text={m.products_office_bulk_on_text()}
      verb={m.products_office_put_on_sale()}
      nameOf={nameOf}
      skip={({ off_sale }) => (off_sale ? undefined : m.products_office_on_sale())}
      send={(ids) => sell(ids, false)}
    />
  </>
)

const nameOf = ({ name }: ProductRow) => name

/** What somebody else changed meanwhile is as it should be, and counts as done. */
async function sell(product_ids: number[], off_sale: boolean) {
  const result = await submit(api.products.setSale, { values: { product_ids, off_sale } })
  return isRefusal(result) ? result : { done: product_ids.length, skipped: [] }
}
