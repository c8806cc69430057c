import { clampChroma, formatHex, interpolate, oklch, parse, wcagContrast } from 'culori'
import { BRAND_COLOURS } from '../core/wordmark.ts'

/** Colours derived from the brand colour. Names are those of `web/app/styles/tokens.css`. */
export interface BrandColours {
  /** dots and bars, never text */
  lamp: string
  /** fills with white text on them, and text on white and ground */
  red: string
  /** hover and pressed */
  deep: string
  /** ground of a selected row or a field with an error */
  tint: string
  /** lines around a tint */
  line: string
}

const WHITE = '#ffffff'
/** The darkest ground on which text in the colour stands. */
const GROUND = '#f5f4f2'
/** WCAG 2.2, 1.4.3 for text and 1.4.11 for signs. */
export const TEXT_CONTRAST = 4.5
const SIGN_CONTRAST = 3

/** Those of the brand that the design was drawn for, as in the style sheet. */
const DRAWN: BrandColours = { ...BRAND_COLOURS, deep: '#9f0c24', tint: '#fdf0f1', line: '#f0c4ca' }

/** The colours of a brand: the picked one where it can be read, else darkened as far as it has to be. Takes `#a1b2c3`. */
export function brandColours(picked: string): BrandColours {
  if (picked.toLowerCase() === DRAWN.lamp) return DRAWN
  const lamp = darkenedTo(picked, (colour) => wcagContrast(colour, GROUND) >= SIGN_CONTRAST)
  const tintOf = (colour: string) => mixed(colour, WHITE, 0.94)
  const red = darkenedTo(
    lamp,
    (colour) => wcagContrast(colour, GROUND) >= TEXT_CONTRAST && wcagContrast(colour, tintOf(colour)) >= TEXT_CONTRAST,
  )
  return { lamp, red, deep: mixed(red, '#000000', 0.2), tint: tintOf(red), line: mixed(red, WHITE, 0.74) }
}

/** How well a colour can be read on white, or white on it: 4.5 is enough. */
export const contrastWithWhite = (hex: string): number => wcagContrast(hex, WHITE)

/** Steps of lightness below which the eye sees no difference. */
const STEP = 0.005

function darkenedTo(hex: string, isEnough: (hex: string) => boolean): string {
  const colour = oklch(parse(hex))
  if (!colour) throw new Error(`${hex} is no colour`)
  let result = hex.toLowerCase()
  for (let l = colour.l; !isEnough(result) && l > 0; l -= STEP)
    result = formatHex(clampChroma({ ...colour, l }, 'oklch'))
  return result
}

const mixed = (from: string, to: string, share: number): string => formatHex(interpolate([from, to], 'rgb')(share))
