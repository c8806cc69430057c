import { isDeepStrictEqual } from 'node:util'
import type { Input } from 'contract/core/endpoint'
import type { productText, products, WarrantyPart } from 'contract/products/endpoints'
import { readWarranty } from 'contract/products/warranty-text'
import type { z } from 'zod'
import { isSameText } from '../platform/core/rich-text.ts'
import type { KeptProduct } from './product-kept.ts'
import type { RichTexts } from './product-texts.ts'
import { productValues } from './product.queries.ts'

type TextForm = z.output<z.ZodObject<Omit<typeof productText, 'featured_rank' | 'warranty_parts'>>>
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
    warranty_months: form.warranty_months,
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

/** Fields older clients omit from a whole form are empty. */
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
    warranty_months: monthsSaid(form, before),
  })
  const featured_rank = form.featured_rank === undefined ? before.featured_rank : form.featured_rank || null
  const said = { ...columns, featured_rank }
  const changed = Object.entries(said).filter(
    ([name, value]) =>
      (name in given || name === 'warranty_months') &&
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof said]),
  )
  // Only the columns listed above.
  return {
    ...(Object.fromEntries(changed) as Partial<typeof said>),
    ...(form.warranty_parts && changedParts(form.warranty_parts, before)),
  }
}

/** The months that a form says; without them those of a new text, unless a form of changes leaves open what it counts as. */
function monthsSaid({ warranty, warranty_months, version }: ChangedProduct, before: KeptProduct): number | undefined {
  if (warranty_months !== undefined) return warranty_months
  if (warranty === undefined || warranty === before.warranty) return before.warranty_months
  return version === undefined || readWarranty(warranty).isSure ? undefined : before.warranty_months
}

const changedParts = (parts: WarrantyPart[], before: KeptProduct) =>
  isDeepStrictEqual(parts, before.warranty_parts) ? {} : { warranty_parts: JSON.stringify(parts) }

const TEXTS = ['specification', 'sizing', 'usage', 'specification_ne', 'sizing_ne', 'usage_ne'] as const

const withoutUndefined = <T extends object>(values: T) =>
  // Removes undefined values.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
