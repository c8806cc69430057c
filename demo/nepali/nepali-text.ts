/** What customers read of a product, in Nepali; facts and usage line by line as in English. */
interface NepaliText {
  name: string
  promise: string
  packaging?: string
  facts: string[]
  sizing: string
  usage: string[]
}

/** By model number. */
export type NepaliTexts = Record<string, NepaliText>
