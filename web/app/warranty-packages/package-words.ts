import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import { plainText } from '../ui/data/rich-text-tree.ts'

/** The price of a package as the documents write it: `Rs 1,25,000`. */
export const packagePrice = (amt: number): string => m.warranty_packages_amount({ shown: whole(amt) })

/** Offers on one line: their lines and list items, separated by commas. */
export const offersInShort = (html: string): string =>
  html
    .split(/\n|<br ?\/?>|<\/?(?:li|ul|ol|p)>/)
    .map(plainText)
    .filter(Boolean)
    .join(', ')
