import type { CallersData, CallersProduct } from 'contract/complaints/callers'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { isUnproven } from '../../../registrations/unproven.tsx'
import { serialWords } from '../../../ui/format/purchase-words.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { RadioCard } from '../../../ui/fields/radio-card.tsx'
import { isoToday, shortDate } from '../../../ui/format/dates.ts'

/** A product that is registered with the complaint. */
export const NEW_PRODUCT = ''

export interface ProductsChoiceProps {
  caller: CallersData
  /** an id, or `NEW_PRODUCT` */
  chosen: string
  choose: (id: string) => void
  error: string | undefined
}

/** Which product it is about: one of the caller's own, or another one. */
export const ProductsChoice = ({ caller, chosen, choose, error }: ProductsChoiceProps) => (
  <FieldGroup label={m.callers_which_product()} error={error} className="sm:col-span-2">
    <div className="grid gap-2 sm:grid-cols-2">
      {caller.products.map((product) => (
        <RadioCard
          key={product.id}
          name="stock_id"
          value={product.id}
          title={product.model_name}
          text={<ProductLine product={product} />}
          disabled={!canBeChosen(product)}
          checked={chosen === String(product.id)}
          onChange={() => choose(String(product.id))}
        />
      ))}
      <RadioCard
        name="stock_id"
        value={NEW_PRODUCT}
        title={m.callers_another_product()}
        text={m.callers_another_product_text()}
        checked={chosen === NEW_PRODUCT}
        onChange={() => choose(NEW_PRODUCT)}
      />
    </div>
  </FieldGroup>
)

/** No second complaint is filed about a product with an open one, and none about a rejected one. */
export const canBeChosen = ({ open_complaint, status }: CallersProduct): boolean =>
  open_complaint === null && status !== 'Rejected'

const ProductLine = ({ product }: { product: CallersProduct }) => (
  <>
    <span className="block tabular-nums">{serialWords(product.serial_number)}</span>
    <span className="block">{standingOf(product)}</span>
    {product.status === 'Pending' && isUnproven(product) && <span className="block">{m.registrations_unproven()}</span>}
    {product.open_complaint && (
      <TextLink to={complaintPath(product.open_complaint.id)}>
        {m.callers_open_complaint({ number: product.open_complaint.job_no || product.open_complaint.id })}
      </TextLink>
    )}
  </>
)

function standingOf({ status, warranty_expiry }: CallersProduct): string {
  if (status === 'Pending') return m.callers_pending()
  if (status === 'Rejected') return m.callers_rejected()
  const when = shortDate(warranty_expiry)
  return warranty_expiry >= isoToday() ? m.callers_in_warranty({ when }) : m.callers_out_of_warranty({ when })
}
