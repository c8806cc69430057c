/** What colours are called in a shop. */
const NAMED: Record<string, string> = {
  Black: '#000000',
  Jet: '#14161a',
  Charcoal: '#24272b',
  Graphite: '#33373d',
  'Dark Grey': '#4b4f55',
  'Slate Grey': '#64707d',
  Grey: '#808080',
  'Steel Grey': '#8d949b',
  'Warm Grey': '#98918a',
  Silver: '#b8bcc0',
  Steel: '#b4bac0',
  'Light Grey': '#d3d5d8',
  Platinum: '#e3e4e6',
  White: '#ffffff',
  'Snow White': '#fafafa',
  'Off White': '#f1efeb',
  Ivory: '#fffff0',
  Cream: '#ebe7e0',
  'Butter Cream': '#fbf3d9',
  Pearl: '#eae6df',
  Eggshell: '#f0ead6',
  Linen: '#e8ded1',
  Beige: '#e3d7bf',
  Sand: '#cdbfae',
  Champagne: '#f2dfc1',
  Almond: '#e6d3bd',
  Khaki: '#b8a97e',
  Taupe: '#8b7d72',
  Mocha: '#7b5f4d',
  Camel: '#c19a6b',
  Tan: '#d2b48c',
  Caramel: '#b5743b',
  Bronze: '#a5743f',
  Copper: '#b8734a',
  Brown: '#7a4a28',
  Chocolate: '#54301c',
  Coffee: '#4a3326',
  Walnut: '#5e4637',
  Mahogany: '#6a2a22',
  Clay: '#b98a74',
  Terracotta: '#c8654a',
  Rust: '#a9471f',
  Brick: '#a03c30',
  Maroon: '#701423',
  Burgundy: '#7d1233',
  Wine: '#5c1a33',
  Crimson: '#a8142b',
  Ruby: '#b80f3f',
  Red: '#d9121f',
  'Bright Red': '#ff0000',
  Scarlet: '#f0301c',
  Tomato: '#f25c45',
  Coral: '#ff7f61',
  Salmon: '#f79a83',
  Peach: '#fbc6a4',
  Apricot: '#f6b079',
  Orange: '#f68a1e',
  'Dark Orange': '#e2640b',
  Tangerine: '#ff9f2e',
  Amber: '#f9b417',
  Mustard: '#d4a323',
  Gold: '#d4af37',
  'Rose Gold': '#c9917f',
  Yellow: '#fbdc1e',
  'Lemon Yellow': '#fff45c',
  'Pale Yellow': '#fff6b5',
  Lime: '#b6dc2c',
  'Lime Green': '#52c834',
  'Leaf Green': '#5e9a3a',
  Green: '#178a3c',
  'Bright Green': '#00e03c',
  Emerald: '#0f9d6c',
  'Bottle Green': '#0b4f35',
  Forest: '#3f5a4c',
  'Dark Green': '#14532d',
  Olive: '#7c7b33',
  Moss: '#6a7245',
  Sage: '#aab5a4',
  Mint: '#b5e4c8',
  'Sea Green': '#3fa585',
  Pistachio: '#c3dba0',
  Aqua: '#4fd8d3',
  Turquoise: '#2dbab0',
  Teal: '#2f6f7c',
  'Dark Teal': '#0d4a52',
  Cyan: '#00c8e6',
  'Ice Blue': '#d5ebf3',
  'Powder Blue': '#b3d3e3',
  'Sky Blue': '#79bfe8',
  'Light Blue': '#a5cdf0',
  Denim: '#4b6f9e',
  'Steel Blue': '#4f81ab',
  Azure: '#2484dd',
  Blue: '#1d55d0',
  'Bright Blue': '#0000ff',
  'Royal Blue': '#2440a8',
  Navy: '#34506a',
  'Navy Blue': '#16264f',
  'Midnight Blue': '#0d1530',
  Indigo: '#3d2a8a',
  Periwinkle: '#a5aee6',
  Lavender: '#d3c9ec',
  Lilac: '#c3a3d4',
  Violet: '#7a3fc0',
  Purple: '#6f2585',
  Plum: '#73345f',
  Aubergine: '#3b1b39',
  Mauve: '#b48aa6',
  Orchid: '#d274cf',
  Magenta: '#d815a0',
  Fuchsia: '#ff2fc4',
  'Hot Pink': '#fb4f9e',
  Pink: '#f9a3bf',
  'Baby Pink': '#fbd3dd',
  Blush: '#eec7c0',
  Rose: '#d8b4ad',
  'Dusty Rose': '#b97d7b',
  'Deep Rose': '#c8325a',
}

type Lab = readonly [lightness: number, a: number, b: number]

const PALETTE = Object.entries(NAMED).map(([name, hex]) => ({ name, lab: labOf(hex) }))
const KEPT_AT_MOST = 5_000
const kept = new Map<string, string>()

/** `#rrggbb` in lower case from `#RGB`, `RRGGBB` and the like; undefined when it is no colour. */
export function normalizeHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1]
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** The shop's word for a colour: of those on the list, the one that looks most alike. */
export function colourName(colour: string): string {
  const known = kept.get(colour)
  if (known !== undefined) return known
  const hex = normalizeHex(colour)
  const name = hex === undefined ? colour : nearest(labOf(hex))
  if (kept.size >= KEPT_AT_MOST) kept.clear()
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

/** sRGB to CIE Lab under D65, in which distance is about what an eye sees as difference. */
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
