import type { QuotationSummary } from 'contract/quotations/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

type Asked = Pick<QuotationSummary, 'model_name' | 'products'>

/** `Steam Kettle`, and where more is asked for `Steam Kettle and 2 more`. */
export const modelWords = ({ model_name, products }: Asked): string => withMore(model_name, products)

/** `24 × Steam Kettle and 2 more` */
export const askedWords = ({ quantity, ...asked }: Asked & Pick<QuotationSummary, 'quantity'>): string =>
  `${whole(quantity)} × ${modelWords(asked)}`

/** `Steam Kettle and 2 more`; the name alone where one product is asked for. */
export const withMore = (name: string, { length }: Asked['products']): string =>
  length > 1 ? m.quotations_with_more({ name, more: whole(length - 1) }) : name

/** `and 2 more`; nothing where one product is asked for. */
export const moreWords = ({ length }: Asked['products']): string =>
  length > 1 ? m.quotations_more({ more: whole(length - 1) }) : ''
