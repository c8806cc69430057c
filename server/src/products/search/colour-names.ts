import { SHOP_COLOURS } from 'contract/products/colours'

type Lab = readonly [lightness: number, a: number, b: number]

const PALETTE = Object.values(SHOP_COLOURS)
  .flatMap((hue) => Object.entries(hue))
  .map(([name, hex]) => ({ name, lab: labOf(hex) }))
const MAX_KEPT = 5_000
const kept = new Map<string, string>()

/** `#rrggbb` in lower case from `#RGB`, `RRGGBB` and the like; undefined for anything else. */
export function normalizeHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1]
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** The shop's name for a colour: the closest one on the list. */
export function colourName(colour: string): string {
  const known = kept.get(colour)
  if (known !== undefined) return known
  const hex = normalizeHex(colour)
  const name = hex === undefined ? colour : nearest(labOf(hex))
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(colour, name)
  return name
}

function nearest(lab: Lab): string {
  let best = { name: '', distance: Infinity }
  for (const { name, lab: other } of PALETTE) {
    const distance = Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])
    if (distance < best.distance) best = { name, distance }
  }
  return best.name
}

/** sRGB to CIE Lab under D65, in which distance approximates perceived difference. */
function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function root(value: number) {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116
}
