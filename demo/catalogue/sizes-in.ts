/** Outer sizes as a product's text says them: `24 cm`. */
export interface Sizes {
  height?: string
  width?: string
}

/** What a text says of height and width: '24 cm tall, 21 cm wide with the handle.' */
export function sizesIn(text: string): Sizes {
  const height = /([\d.]+ cm) (?:tall|high)/.exec(text)?.[1]
  const width = /([\d.]+ cm) (?:wide|across|long|from spout to grip)/.exec(text)?.[1]
  return { ...(height && { height }), ...(width && { width }) }
}
