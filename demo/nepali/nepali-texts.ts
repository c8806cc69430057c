import { BOTTLES_NE } from './bottles.ts'
import { COOKWARE_NE } from './cookware.ts'
import { HOME_NE } from './home.ts'
import { COOKING_NE } from './kitchen-cooking.ts'
import { MIXING_NE } from './kitchen-mixing.ts'
import { TEA_AND_RICE_NE } from './kitchen-tea-and-rice.ts'
import type { NepaliTexts } from './nepali-text.ts'
import { PERSONAL_CARE_NE } from './personal-care.ts'
import { SUMMER_NE } from './summer.ts'
import { WINTER_NE } from './winter.ts'

/** What customers read of every product in Nepali, by its model number. */
export const NEPALI_TEXTS: NepaliTexts = {
  ...TEA_AND_RICE_NE,
  ...MIXING_NE,
  ...COOKING_NE,
  ...WINTER_NE,
  ...SUMMER_NE,
  ...COOKWARE_NE,
  ...PERSONAL_CARE_NE,
  ...BOTTLES_NE,
  ...HOME_NE,
}
