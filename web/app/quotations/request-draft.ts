import type { AskedProduct } from 'contract/quotations/endpoints'

/** What is chosen in a search for products. */
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

/** The name of a row's field in the form; `model_num` is the field where one chooses, `number` what is sent of it. */
export const otherField = (key: string, field: 'model_name' | 'model_num' | 'number' | 'quantity') => `${key}.${field}`

/** What is wanted it for, with the colour and size that were chosen on the page. A description is still required. */
export const describedWith = (description: string, choice: string): string =>
  choice === '' || description.trim() === '' ? description : `${description.trimEnd()}\n${choice}`

/** A customer's draft on the page of one product. */
const placeOf = (contact: string, { model_num }: ChosenProduct) => `bulk-quote:${contact}:${model_num}`

/** What was typed before in this tab: it outlives a session that ended, and the way to the sign-in and back. */
export function keptDraft(contact: string, product: ChosenProduct): RequestDraft {
  try {
    const kept = sessionStorage.getItem(placeOf(contact, product))
    // Only this module writes there.
    return kept ? (JSON.parse(kept) as RequestDraft) : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export function keepDraft(contact: string, product: ChosenProduct, draft: RequestDraft): void {
  try {
    sessionStorage.setItem(placeOf(contact, product), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still shows what is typed.
  }
}

export function forgetDraft(contact: string, product: ChosenProduct): void {
  try {
    sessionStorage.removeItem(placeOf(contact, product))
  } catch {
    // Nothing was kept.
  }
}

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
