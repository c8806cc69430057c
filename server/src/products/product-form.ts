import type { z } from 'zod'
import type { productText } from 'contract/products'
import { productValues } from './product.queries.ts'

type TextForm = z.output<z.ZodObject<Omit<typeof productText, 'featured_rank'>>>

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
