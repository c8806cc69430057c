const NAMES: readonly (readonly [name: string, hex: string])[] = [
  ['Black', '#111111'],
  ['Graphite', '#36393e'],
  ['Grey', '#808080'],
  ['Steel', '#b8bdc2'],
  ['White', '#ffffff'],
  ['Cream', '#ece6da'],
  ['Sand', '#cdbfae'],
  ['Clay', '#b98a74'],
  ['Brown', '#6f4a36'],
  ['Crimson', '#a8142b'],
  ['Red', '#e0202c'],
  ['Pink', '#f0a6b8'],
  ['Orange', '#f08a24'],
  ['Yellow', '#f2c832'],
  ['Gold', '#c9a227'],
  ['Sage', '#aab5a4'],
  ['Green', '#2e8b57'],
  ['Forest', '#3f5a4c'],
  ['Teal', '#1f8a8a'],
  ['Sky', '#8ec5e8'],
  ['Blue', '#2a5bd7'],
  ['Navy', '#1d2a4d'],
  ['Purple', '#6d3fa0'],
  ['Lilac', '#c6b4dd'],
]

/** Colours are stored as hex and carry no name: the nearest one that people use, `Graphite`. */
export function colourName(hex: string): string {
  const wanted = rgb(hex)
  if (!wanted) return hex
  const [nearest] = NAMES.map(([name, sample]) => ({ name, far: distance(wanted, rgb(sample)!) })).sort(
    (a, b) => a.far - b.far,
  )
  return nearest?.name ?? hex
}

type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb | undefined {
  const long = hex.trim().replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  const found = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long)
  return found ? [channel(found[1]), channel(found[2]), channel(found[3])] : undefined
}

const channel = (hex = '0') => Number.parseInt(hex, 16)

/** The eye tells green apart best and blue worst. */
const distance = (a: Rgb, b: Rgb) => 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2
