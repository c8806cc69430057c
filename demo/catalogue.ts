import { BOTTLES } from './catalogue/bottles.ts'
import { COOKWARE } from './catalogue/cookware.ts'
import { HOME } from './catalogue/home.ts'
import { KITCHEN_COOKING } from './catalogue/kitchen-cooking.ts'
import { KITCHEN_MIXING } from './catalogue/kitchen-mixing.ts'
import { KITCHEN_TEA_AND_RICE } from './catalogue/kitchen-tea-and-rice.ts'
import { PERSONAL_CARE } from './catalogue/personal-care.ts'
import type { DemoProduct } from './catalogue/shapes.ts'
import { SUMMER } from './catalogue/summer.ts'
import { WINTER } from './catalogue/winter.ts'

export { CATEGORIES } from './catalogue/categories.ts'
export { SEARCH_WORDS } from './catalogue/search-words.ts'
export { SUB_CATEGORIES } from './catalogue/sub-categories.ts'
export type { DemoProduct } from './catalogue/shapes.ts'

/** Oldest first: a loader that keeps this order gives the kitchen the lowest ids. */
export const PRODUCTS: DemoProduct[] = [
  ...KITCHEN_TEA_AND_RICE,
  ...KITCHEN_MIXING,
  ...KITCHEN_COOKING,
  ...WINTER,
  ...SUMMER,
  ...COOKWARE,
  ...PERSONAL_CARE,
  ...BOTTLES,
  ...HOME,
]
