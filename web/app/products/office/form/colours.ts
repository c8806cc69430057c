import { SHOP_COLOURS } from 'contract/products/colours'

export const MOST_COLOURS = 24

const NAME_OF = new Map(
  Object.values(SHOP_COLOURS).flatMap((hue) => Object.entries(hue).map(([name, hex]) => [hex, name] as const)),
)

/** `Crimson`, where the colour is one of those to choose from. */
export const paletteName = (hex: string): string | undefined => NAME_OF.get(hex.toLowerCase())

/** `Crimson #a8142b`, else the code alone. */
export const colourInWords = (hex: string): string => [paletteName(hex), hex].filter(Boolean).join(' ')

/** Converts a typed colour to its stored form; undefined if it is not a colour. */
export function hexOf(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
