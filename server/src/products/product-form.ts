import type { Input } from 'contract/core/endpoint'
import type { productText, products } from 'contract/products/endpoints'
import type { z } from 'zod'
import { isSameText } from '../core/rich-text.ts'
import type { KeptProduct } from './product-kept.ts'
import type { RichTexts } from './product-texts.ts'
import { productValues } from './product.queries.ts'

type TextForm = z.output<z.ZodObject<Omit<typeof productText, 'featured_rank'>>>
type ChangedProduct = Input<typeof products.update>['body']

/** The texts and numbers of a product form as stored columns; rich texts are sanitised. */
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
    name_ne: form.name_ne ?? '',
    sub_heading_ne: form.sub_heading_ne ?? '',
    packaging_ne: form.packaging_ne ?? '',
    specification_ne: form.specification_ne ?? '',
    sizing_ne: form.sizing_ne ?? '',
    usage_ne: form.usage_ne ?? '',
  })

/** What older clients omit from a whole form is empty. */
const EMPTY = { serial_number: '', stocks: 0, power: '', reward_points: 0, sizes: [] as string[] }

/**
 * The columns that a form changes. With a version, omitted fields stay; without one the form is complete, except that
 * an omitted featured rank stays, and so do texts in Nepali.
 */
export function changedColumns(form: ChangedProduct, texts: Partial<RichTexts>, before: KeptProduct) {
  const given = { ...(form.version === undefined && EMPTY), ...withoutUndefined({ ...form, ...texts }) }
  // A text that comes back as stored is unchanged, whatever sanitising would do to it today.
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
  // Only the columns listed above.
  return Object.fromEntries([
    ...changed,
    ...(changed.some(([name]) => name === 'warranty') ? [['warranty_months', warranty_months]] : []),
  ]) as Partial<typeof columns & { featured_rank: number | null }>
}

const TEXTS = ['specification', 'sizing', 'usage', 'specification_ne', 'sizing_ne', 'usage_ne'] as const

const withoutUndefined = <T extends object>(values: T) =>
  // Removes undefined values.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
