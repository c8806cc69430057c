interface Named {
  id: number
  name: string
  model_num: string
}

/** Where a product is read: its id decides, the words after it are for people and search engines. */
export const productPath = (product: Named): string => {
  const words = wordsOf(product)
  return words ? `/baltra-product-view/${product.id}/${words}` : `/baltra-product-view/${product.id}`
}

/** Whether an address carries the product's words, or none. */
export const isProductAddress = (product: Named, words: string | undefined): boolean =>
  words === undefined || words === wordsOf(product)

/** Where a customer registers one that they bought, with what is known filled in. */
export const registerPath = ({ model_num, model_name }: { model_num: string; model_name: string }): string =>
  `/baltra-user-ProductPage/register?${new URLSearchParams({ model: model_num, name: model_name }).toString()}`

const wordsOf = ({ name, model_num }: Named): string =>
  `${name} ${model_num}`
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
