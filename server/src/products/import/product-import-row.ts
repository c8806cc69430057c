import { m } from 'contract/messages'
import { z } from 'zod'
import { filled } from 'contract/core/fields'
import { latinDigits } from 'contract/core/texts/digits'
import { productText } from 'contract/products/endpoints'
import { durationsIn, readWarranty } from 'contract/products/warranty-text'
import { RICH_TEXTS, type RichTextField } from 'contract/products/words'
import { isBlankRichText } from '../../platform/core/rich-text.ts'
import { parseColour } from '../search/colour-of-name.ts'
import { asList, asMarkup, storedNepali, storedText } from '../product-texts.ts'

const richText = (field: RichTextField, asHtml: (text: string) => string) =>
  productText[field]
    .transform((text) => storedText(field, asHtml(text)))
    .refine((html) => !isBlankRichText(html), { error: RICH_TEXTS[field] })

const nepaliRichText = (field: RichTextField, asHtml: (text: string) => string) =>
  productText[`${field}_ne`].transform((text) => text && storedNepali(field, asHtml(text)))

const items = (cell: unknown) =>
  typeof cell === 'string'
    ? cell
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : cell
const colours = (cell: unknown) => {
  const list = items(cell)
  return Array.isArray(list) ? list.map((item: string) => parseColour(item) ?? item) : list
}

const GROUPED = /^\d+$|^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/

/** `Rs. 1,25,000/-` and `125,000.00` as `125000`; anything else stays, to be refused. */
function plainPrice(cell: unknown) {
  if (typeof cell !== 'string') return cell
  const amount = latinDigits(cell)
    .replace(/^(?:rs\.?|npr\.?|रु\.?|रू\.?)\s*/i, '')
    .replace(/\s*\/[-=]$/, '')
    .replace(/\.0{1,2}$/, '')
  return GROUPED.test(amount) ? amount.replaceAll(',', '') : cell
}

/** `Compressor: 10 years; Motor: 5 years`; what does not read so stays, and is refused. */
const parts = (cell: unknown) =>
  typeof cell === 'string'
    ? cell
        .split(';')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [name = '', duration = ''] = part.split(/:(?=[^:]*$)/)
          return { name, months: durationsIn(duration)[0] }
        })
    : cell

/** An empty cell counts as absent. */
const withoutEmpty = (cells: unknown) =>
  Object.fromEntries(Object.entries(cells as Record<string, string>).filter(([, cell]) => cell !== ''))

/** One row of a spreadsheet, by the rules of the form for a new product; pictures are added later. */
export const productSheetRow = z.preprocess(
  withoutEmpty,
  z
    .object({
      ...productText,
      category: filled(m.core_category_required),
      sub_category: filled(m.products_subcategory_required),
      price: z.preprocess(plainPrice, productText.price),
      color_styles: z.preprocess(colours, productText.color_styles),
      sizes: z.preprocess(items, productText.sizes),
      warranty_parts: z.preprocess(parts, productText.warranty_parts),
      specification: richText('specification', asList),
      sizing: richText('sizing', asMarkup),
      usage: richText('usage', asMarkup),
      specification_ne: nepaliRichText('specification', asList),
      sizing_ne: nepaliRichText('sizing', asMarkup),
      usage_ne: nepaliRichText('usage', asMarkup),
    })
    .refine(
      ({ warranty, warranty_months }) =>
        typeof warranty !== 'string' || warranty_months !== undefined || readWarranty(warranty).isSure,
      {
        path: ['warranty_months'],
        // Beside other faults too.
        when: () => true,
        error: m.products_enter_months_warranty_whole_product,
      },
    ),
)
