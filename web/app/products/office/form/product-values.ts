import { latinDigits } from 'contract/core/texts/digits'
import type { PictureSet } from 'contract/products/endpoints'
import { valuesOf } from '../../../forms/submit.ts'

const NUMBERS = ['price', 'stocks', 'reward_points', 'featured_rank']
const SETS: readonly PictureSet[] = ['product_images', 'specification_images', 'sizing_images', 'usage_images']

/** What the form of a product that is there says: numbers that were emptied are 0, a price that was is missing. */
export const changedProductValues = (form: FormData): Record<string, unknown> => ({
  ...EMPTY_NUMBERS,
  ...productValues(form),
})
const EMPTY_NUMBERS = { price: '', stocks: '0', reward_points: '0', featured_rank: '0' }

/** What the form of a product sends: numbers may be grouped and in Devanagari, empty ones are left out. */
export function productValues(form: FormData): Record<string, unknown> {
  const values = valuesOf(form)
  for (const name of NUMBERS) {
    const typed = values[name]
    if (typeof typed !== 'string') continue
    const digits = latinDigits(typed).replace(/[\s,]/g, '')
    if (digits === '') delete values[name]
    else values[name] = digits
  }
  // Its blank is no 0: it asks for a number.
  if (typeof values.warranty_months === 'string') values.warranty_months = latinDigits(values.warranty_months).trim()
  // One file of a field that may hold several is a list as well.
  for (const name of SETS) if (values[name]) values[name] = [values[name]].flat()
  // A new file replaces a removed one.
  const removed = form.getAll('removed').filter((name) => typeof name === 'string' && !values[name])
  delete values.removed
  return removed.length > 0 ? { ...values, removed: JSON.stringify(removed) } : values
}
