import { canonicalCode } from 'contract/core/texts/canonical'
import { api } from '../api/client.ts'

/** The catalogue's product with a model number in any spelling, off sale too; null where it has none or several, undefined when it cannot be asked. */
export async function modelByNumber(number: string) {
  try {
    const { data } = await api.products.search({ query: { product_name: number, per_page: 8, off_sale: 'true' } })
    const found = data.filter(({ model_num }) => isSameNumber(model_num, number))
    return found.length === 1 ? found[0]! : null
  } catch {
    return undefined
  }
}

export const isSameNumber = (a: string, b: string): boolean =>
  canonicalCode(a) === canonicalCode(b) && canonicalCode(a) !== ''
