import { REGISTER_PRODUCT, productSlug } from 'contract/core/paths'

export { productPath } from 'contract/core/paths'

/** Whether an address carries the product's words, or none. */
export const isProductAddress = (
  product: { name: string; model_num: string; slug?: string | undefined },
  words: string | undefined,
): boolean => words === undefined || words === (product.slug ?? productSlug(product))

/** The registration form for this product, prefilled. */
export const registerPath = ({ model_num, model_name }: { model_num: string; model_name: string }): string =>
  `${REGISTER_PRODUCT}?${new URLSearchParams({ model: model_num, name: model_name }).toString()}`
