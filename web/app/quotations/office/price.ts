import type { PriceLine } from 'contract/quotations/endpoints'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { errorsOfRows } from '../errors-of-rows.ts'
import { isBlank, plainNumber, type LineDraft } from './price-draft.ts'

const FIELDS = ['description', 'quantity', 'unit_price'] as const satisfies readonly (keyof PriceLine)[]

/** The name of a line's field in the form. */
export const fieldName = (key: string, field: (typeof FIELDS)[number]) => `${key}.${field}`

/** Writes the price lines of a request. Refused, each field of a line has its own text and the typed stays. */
export async function priceAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  const text = textsOf(form)
  const lines = linesIn(form).filter((line) => !isBlank(line))
  const result = await submit(api.quotations.price, {
    params: { id: text('quote_id') },
    values: {
      lines: lines.map(sentLine),
      valid_until: text('valid_until'),
      seen_status: text('seen_status'),
      seen_version: text('seen_version'),
    },
  })
  if (!isRefusal(result)) return { message: result.message }
  const keys = lines.map(({ key }) => key)
  return { ...result, errors: errorsOfRows(result.errors, 'lines', keys) }
}

/** The lines in the order of the form, each under its key. */
function linesIn(form: FormData): LineDraft[] {
  const text = textsOf(form)
  return form
    .getAll('line')
    .filter((key) => typeof key === 'string')
    .map((key) => ({
      key,
      description: text(fieldName(key, 'description')),
      quantity: text(fieldName(key, 'quantity')),
      unit_price: text(fieldName(key, 'unit_price')),
    }))
}

/** The text of a field, or empty. */
function textsOf(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}

const sentLine = ({ description, quantity, unit_price }: LineDraft) => ({
  description,
  quantity: plainNumber(quantity),
  unit_price: plainNumber(unit_price),
})
