import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { errorsOfRows } from './errors-of-rows.ts'
import { describedWith, otherField } from './request-draft.ts'
import { m } from '#messages'

/** Sends a request for a bulk quotation; when refused, the dialog keeps the input and each row shows its errors. */
export async function requestAction({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  const form = await request.formData()
  const { customer_name, contact, description, choice, ...page } = valuesOf(form)
  const first = { model_name: page.model_name, model_num: page.model_num, quantity: page.quantity }
  const keys = form.getAll('other').map(String)
  const others = keys.map((key) => ({
    model_name: page[otherField(key, 'model_name')],
    model_num: page[otherField(key, 'number')],
    quantity: page[otherField(key, 'quantity')],
  }))
  const result = await submit(api.quotations.request, {
    values: {
      customer_name,
      contact,
      description: describedWith(textOf(description), textOf(choice)),
      ...first,
      products: others.length > 0 ? [first, ...others] : undefined,
    },
  })
  if (!isRefusal(result)) return { message: result.message }
  const errors = errorsOfRows(result.errors, 'products', ['first', ...keys])
  // What is wrong with a row that has no product yet is that none is chosen.
  for (const [place, key] of keys.entries())
    if (others[place]?.model_num === '') errors[otherField(key, 'model_num')] = m.quotations_choose_product()
  return { ...result, errors }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
