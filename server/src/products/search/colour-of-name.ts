import { SHOP_COLOURS } from 'contract/products/colours'
import { normalizeHex } from './colour-names.ts'

const plain = (name: string) => name.trim().toLowerCase().replace(/gray/g, 'grey').replace(/\s+/g, ' ')

const BY_NAME = new Map(
  Object.values(SHOP_COLOURS)
    .flatMap((hue) => Object.entries(hue))
    .map(([name, hex]) => [plain(name), hex]),
)

/** `#rrggbb` of a hex code, or of the shop's name for a colour in any letter case; undefined for anything else. */
export const parseColour = (text: string): string | undefined => normalizeHex(text) ?? BY_NAME.get(plain(text))
