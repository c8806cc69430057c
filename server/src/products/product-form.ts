import type { Input } from 'contract/core/endpoint'
import type { productText, products } from 'contract/products/endpoints'
import type { z } from 'zod'
import { isSameText } from '../core/rich-text.ts'
import type { KeptProduct } from './product-kept.ts'
import type { RichTexts } from './product-texts.ts'
import { productValues } from './product.queries.ts'

type TextForm = z.output<z.ZodObject<Omit<typeof productText, 'featured_rank'>>>
type ChangedProduct = Input<typeof products.update>['body']

/** What a form says of a product in words and figures, as its row holds it; the rich texts as they are stored. */
export const columnsOfForm = (form: TextForm) =>
  productValues({
    name: form.name,
    sub_heading: form.sub_heading,
    model_name: form.model_name,
    model_num: form.model_num,
    serial_number: form.serial_number ?? '',
    price: form.price,
    stocks: form.stocks,
    power: form.power ?? '',
    warranty: form.warranty,
    packaging: form.packaging,
    reward_points: form.reward_points,
    color_styles: form.color_styles,
    sizes: form.sizes ?? [],
    specification: form.specification,
    sizing: form.sizing,
    usage: form.usage,
  })

/** What older clients leave out of a whole form is empty. */
const EMPTY = { serial_number: '', stocks: 0, power: '', reward_points: 0, sizes: [] as string[] }

/**
 * The columns that a form changes. With a version it says nothing of what it leaves out; without one it is the whole form,
 * except that who says nothing of the featured rank leaves it.
 */
export function changedColumns(form: ChangedProduct, texts: Partial<RichTexts>, before: KeptProduct) {
  const given = { ...(form.version === undefined && EMPTY), ...withoutUndefined({ ...form, ...texts }) }
  // Sent back as it is stored, a text is the same, whatever would be stored of it today.
  const stored = TEXTS.filter((field) => isSameText(form[field], before[field]))
  const columns = columnsOfForm({
    ...before,
    ...given,
    ...Object.fromEntries(stored.map((field) => [field, before[field]])),
  })
  const featured_rank = form.featured_rank === undefined ? before.featured_rank : form.featured_rank || null
  const { warranty_months, ...said } = { ...columns, featured_rank }
  const changed = Object.entries(said).filter(
    ([name, value]) => name in given && JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof said]),
  )
  // Only columns that stand above.
  return Object.fromEntries([
    ...changed,
    ...(changed.some(([name]) => name === 'warranty') ? [['warranty_months', warranty_months]] : []),
  ]) as Partial<typeof columns & { featured_rank: number | null }>
}

const TEXTS = ['specification', 'sizing', 'usage'] as const

const withoutUndefined = <T extends object>(values: T) =>
  // What is undefined is not there afterwards.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
