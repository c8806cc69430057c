import type { QuotationSummary } from 'contract/quotations/endpoints'
import { whole } from '../ui/format/numbers.ts'

type Asked = Pick<QuotationSummary, 'model_name' | 'products'>

/** `Steam Kettle`, and where more is asked for `Steam Kettle and 2 more`. */
export const modelWords = ({ model_name, products }: Asked): string => [model_name, moreWords(products)].join('')

/** `24 × Steam Kettle and 2 more` */
export const askedWords = ({ quantity, ...asked }: Asked & Pick<QuotationSummary, 'quantity'>): string =>
  `${whole(quantity)} × ${modelWords(asked)}`

/** ` and 2 more`; nothing where one product is asked for. */
export const moreWords = ({ length }: Asked['products']): string => (length > 1 ? ` and ${length - 1} more` : '')
