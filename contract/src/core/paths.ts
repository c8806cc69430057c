interface Named {
  id: number
  name: string
  model_num: string
}

/** Words of an address: `rice-cooker-brc-180`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The words that a product's address carries. */
export const productSlug = ({ name, model_num }: Omit<Named, 'id'>): string => slugOf(`${name} ${model_num}`)

/** Where a product is read: its id decides, the words after it are for people and search engines. */
export const productPath = (product: Named): string => {
  const words = productSlug(product)
  return words ? `/baltra-product-view/${product.id}/${words}` : `/baltra-product-view/${product.id}`
}

/** The token of a unit in the address that its code holds, `https://…/q/{token}`; undefined for any other text. */
export function unitToken(text: string): string | undefined {
  return URL.canParse(text) ? /^\/q\/([\w-]{1,100})\/?$/.exec(new URL(text).pathname)?.[1] : undefined
}
