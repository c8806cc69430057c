import type { AskedProduct } from 'contract/quotations/endpoints'
import { isRecord, stored } from '../ui/browser/stored.ts'

/** The product chosen in a search. */
export type ChosenProduct = Pick<AskedProduct, 'model_name' | 'model_num'>

/** A product that is asked for besides that of the page, as far as it is filled in. */
export interface OtherDraft {
  /** names its fields, whatever is added or removed around it */
  key: string
  product: ChosenProduct | null
  quantity: string
}

/** A request as it is typed. */
export interface RequestDraft {
  quantity: string
  others: readonly OtherDraft[]
  description: string
}

export const EMPTY_DRAFT: RequestDraft = { quantity: '1', others: [], description: '' }

/** The name of a row's field in the form; `model_num` is the combobox, `number` the submitted value. */
export const otherField = (key: string, field: 'model_name' | 'model_num' | 'number' | 'quantity') => `${key}.${field}`

/** What was typed on the page of a product: it outlives a session that ended, and the way to the sign-in and back. */
export const draftOn = ({ model_num }: ChosenProduct) =>
  stored(`bulk-quote ${model_num}`, { owner: 'account', days: 7, check: isDraft, empty: EMPTY_DRAFT })

/** What is wanted it for, with the colour and size that were chosen on the page. A description is still required. */
export const describedWith = (description: string, choice: string): string =>
  choice === '' || description.trim() === '' ? description : `${description.trimEnd()}\n${choice}`

const isDraft = (value: unknown): RequestDraft | undefined =>
  isRecord(value) &&
  typeof value.quantity === 'string' &&
  typeof value.description === 'string' &&
  Array.isArray(value.others)
    ? // Only `draftOn` writes to this storage.
      (value as unknown as RequestDraft)
    : undefined

/** A request for all of these together: one row a model, its quantities added up. The first is that of the page. */
export function draftOf(asked: readonly { products: readonly AskedProduct[] }[]): {
  first: ChosenProduct | undefined
  draft: RequestDraft
} {
  const models = new Map<string, AskedProduct>()
  for (const product of asked.flatMap(({ products }) => products)) {
    const key = product.model_num.toLowerCase()
    const before = models.get(key)
    models.set(key, before ? { ...before, quantity: before.quantity + product.quantity } : product)
  }
  const [first, ...others] = models.values()
  return {
    first,
    draft: {
      quantity: String(first?.quantity ?? 1),
      others: others.map(({ quantity, model_name, model_num }, at) => ({
        key: `again${at}`,
        product: { model_name, model_num },
        quantity: String(quantity),
      })),
      description: '',
    },
  }
}
