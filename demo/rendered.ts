import { COLOURS, type Colour } from './catalogue/colours.ts'

/** A file in `demo/pictures/`. */
export type PictureFile = `${string}.webp`

/** The angles of `renders/studio.py`. */
type View = 'front' | 'quarter' | 'other' | 'side' | 'top'

interface Rendered {
  /** Its pictures; a type that is made one way has none here and one picture. */
  colours: Colour[]
  /** Where the two pictures of a colour are taken from. */
  angles: [first: View, second: View]
  /** Of the model's `DETAILS`: the name, and the colour it is shown in. */
  details: Record<string, Colour>
}

/** Every type of the range, each modelled in `renders/products/`. Best sellers come first. */
const RENDERED = {
  'rice-cooker': {
    colours: ['cream', 'clay', 'graphite'],
    angles: ['front', 'quarter'],
    details: { panel: 'cream', lid: 'clay' },
  },
  kettle: {
    colours: ['cream', 'graphite', 'sage', 'crimson', 'steel'],
    angles: ['front', 'quarter'],
    details: { spout: 'cream', gauge: 'graphite', base: 'sage' },
  },
  'stand-fan': {
    colours: ['graphite', 'teal', 'sand'],
    angles: ['front', 'quarter'],
    details: { blades: 'graphite', base: 'teal' },
  },
  'mixer-grinder': {
    colours: ['graphite', 'crimson', 'white'],
    angles: ['front', 'other'],
    details: { dial: 'graphite', jar: 'white' },
  },
  'air-fryer': {
    colours: ['graphite', 'sage', 'cream'],
    angles: ['front', 'quarter'],
    details: { dial: 'graphite', basket: 'sage' },
  },
  'goose-kettle': {
    colours: ['graphite', 'cream', 'clay'],
    angles: ['front', 'quarter'],
    details: { neck: 'graphite', grip: 'cream' },
  },
  'halogen-heater': { colours: ['graphite', 'white'], angles: ['front', 'quarter'], details: { rods: 'graphite' } },
  bottle: {
    colours: ['graphite', 'crimson', 'forest', 'sand', 'steel'],
    angles: ['front', 'quarter'],
    details: { body: 'forest', lid: 'sand', base: 'steel' },
  },
  'pressure-cooker': {
    colours: ['steel', 'crimson', 'navy'],
    angles: ['front', 'other'],
    details: { lid: 'steel', handle: 'navy' },
  },
  iron: { colours: ['navy', 'forest'], angles: ['front', 'quarter'], details: { dial: 'navy' } },
  'hair-dryer': { colours: ['rose', 'graphite', 'sand'], angles: ['front', 'other'], details: { grille: 'rose' } },
  geyser: { colours: ['white', 'cream'], angles: ['front', 'other'], details: { dial: 'white' } },
  flask: { colours: ['forest', 'navy', 'graphite'], angles: ['front', 'quarter'], details: { cup: 'forest' } },
  toaster: { colours: ['cream', 'sage', 'crimson'], angles: ['front', 'quarter'], details: { lever: 'cream' } },
  'table-fan': { colours: ['teal', 'graphite'], angles: ['front', 'quarter'], details: { blades: 'teal' } },
  'induction-cooktop': { colours: [], angles: ['top', 'quarter'], details: { keys: 'graphite' } },
  'infrared-cooktop': { colours: [], angles: ['top', 'other'], details: { ring: 'graphite' } },
  'fan-heater': { colours: ['white', 'graphite'], angles: ['front', 'quarter'], details: { grille: 'white' } },
  'quartz-heater': { colours: ['graphite', 'white'], angles: ['front', 'other'], details: { tubes: 'graphite' } },
  'lunch-box': { colours: ['crimson', 'navy'], angles: ['front', 'quarter'], details: { tiers: 'crimson' } },
  trimmer: { colours: ['graphite', 'navy'], angles: ['front', 'quarter'], details: { head: 'graphite' } },
  'steam-iron': { colours: ['teal', 'crimson'], angles: ['front', 'quarter'], details: { tank: 'teal' } },
  'ceiling-fan': { colours: ['white', 'clay', 'graphite'], angles: ['front', 'quarter'], details: { motor: 'white' } },
  'urn-kettle': { colours: ['steel', 'graphite'], angles: ['front', 'other'], details: { lid: 'graphite' } },
  'oil-radiator': { colours: ['white', 'graphite'], angles: ['front', 'other'], details: { dials: 'white' } },
  tumbler: { colours: ['sand', 'forest', 'crimson', 'graphite'], angles: ['front', 'top'], details: { lid: 'sand' } },
  'emergency-light': { colours: ['crimson', 'forest'], angles: ['front', 'quarter'], details: { switch: 'crimson' } },
  'panel-light': { colours: ['graphite', 'navy'], angles: ['front', 'quarter'], details: { tubes: 'graphite' } },
  'frying-pan': {
    colours: ['graphite', 'crimson', 'forest'],
    angles: ['quarter', 'top'],
    details: { coating: 'graphite' },
  },
  kadai: { colours: ['graphite', 'crimson'], angles: ['front', 'quarter'], details: { handle: 'graphite' } },
  straightener: { colours: ['graphite', 'rose'], angles: ['front', 'quarter'], details: { plates: 'graphite' } },
  'hand-blender': { colours: ['white', 'graphite'], angles: ['front', 'quarter'], details: { blade: 'white' } },
  'jar-blender': { colours: ['white', 'teal'], angles: ['front', 'quarter'], details: { knob: 'white' } },
  'hot-case': { colours: ['crimson', 'teal', 'cream'], angles: ['front', 'quarter'], details: { lid: 'crimson' } },
  shaver: { colours: ['navy', 'graphite'], angles: ['front', 'other'], details: { heads: 'navy' } },
  'pot-set': { colours: ['sand', 'graphite'], angles: ['front', 'quarter'], details: { rim: 'sand' } },
  'pressure-pan': { colours: ['graphite', 'steel'], angles: ['front', 'quarter'], details: { valve: 'graphite' } },
  'drum-cooker': { colours: ['white', 'crimson'], angles: ['front', 'quarter'], details: { switch: 'white' } },
  'travel-dryer': { colours: ['teal', 'rose'], angles: ['front', 'other'], details: { hinge: 'teal' } },
  sipper: { colours: ['teal', 'rose', 'sage'], angles: ['front', 'other'], details: { straw: 'teal' } },
  'otg-oven': { colours: ['graphite'], angles: ['front', 'quarter'], details: { knobs: 'graphite' } },
  'air-cooler': { colours: ['white'], angles: ['front', 'quarter'], details: { louvres: 'white' } },
  'wall-fan': { colours: ['graphite'], angles: ['front', 'quarter'], details: { head: 'graphite' } },
  'vacuum-jug': { colours: ['cream', 'crimson', 'steel'], angles: ['front', 'quarter'], details: { spout: 'cream' } },
  'electric-pressure-cooker': {
    colours: ['steel', 'graphite'],
    angles: ['front', 'other'],
    details: { panel: 'steel', lid: 'graphite' },
  },
  juicer: { colours: ['graphite', 'cream'], angles: ['front', 'other'], details: { spout: 'graphite' } },
  'hand-steamer': { colours: ['white', 'rose'], angles: ['front', 'other'], details: { plate: 'white' } },
  'vacuum-cleaner': { colours: ['crimson', 'steel'], angles: ['front', 'other'], details: { cyclone: 'crimson' } },
  microwave: { colours: ['steel', 'white'], angles: ['front', 'quarter'], details: { keys: 'steel' } },
  'window-fryer': { colours: ['graphite', 'white'], angles: ['front', 'quarter'], details: { window: 'graphite' } },
  'roti-maker': { colours: ['steel', 'crimson'], angles: ['front', 'quarter'], details: { plate: 'steel' } },
  'hot-bag': { colours: ['crimson', 'navy', 'sage'], angles: ['front', 'other'], details: { cap: 'crimson' } },
  'water-purifier': { colours: ['white'], angles: ['front', 'quarter'], details: { tap: 'white' } },
  'extension-board': { colours: ['white'], angles: ['top', 'other'], details: { sockets: 'white' } },
  'socket-tower': { colours: ['white'], angles: ['front', 'quarter'], details: { sockets: 'white' } },
  'gravity-filter': { colours: [], angles: ['front', 'quarter'], details: { tap: 'graphite' } },
  'meal-box': { colours: ['sage', 'rose'], angles: ['front', 'quarter'], details: { clip: 'sage' } },
  'tower-cooler': { colours: ['white', 'graphite'], angles: ['front', 'quarter'], details: { controls: 'white' } },
  'sandwich-maker': { colours: ['graphite', 'clay'], angles: ['top', 'front'], details: { latch: 'graphite' } },
  'insect-killer': { colours: [], angles: ['front', 'quarter'], details: { grid: 'graphite' } },
  'instant-geyser': { colours: ['white'], angles: ['front', 'quarter'], details: { dial: 'white' } },
  'gas-heater': { colours: ['graphite'], angles: ['front', 'quarter'], details: { burner: 'graphite' } },
  'standing-steamer': { colours: ['white'], angles: ['front', 'quarter'], details: { head: 'white' } },
  'electric-blanket': { colours: ['clay', 'navy'], angles: ['top', 'quarter'], details: { control: 'clay' } },
} satisfies Record<string, Rendered>

/** The pictures of the range, without second angles and details: `kettle-cream`, `induction-cooktop`. */
export type ProductPicture = {
  [T in keyof typeof RENDERED]: PictureOf<T, (typeof RENDERED)[T]['colours'][number]>
}[keyof typeof RENDERED]

type PictureOf<T extends string, C extends string> = [C] extends [never] ? T : `${T}-${C}`

/** The details: `kettle-detail-spout`. */
export type DetailPicture = {
  [T in keyof typeof RENDERED]: `${T}-detail-${keyof (typeof RENDERED)[T]['details'] & string}`
}[keyof typeof RENDERED]

/** One picture that the studio makes: its file is `<name>.webp`. */
export interface Render {
  name: string
  /** The module in `renders/products/`. */
  product: string
  /** `#a8142b`, or `steel` for bare metal. */
  colour: string
  /** An angle or a detail. */
  view: string
}

/** Every picture that is rendered: first each colour, then details, then second angles, so that the shop is whole soonest. */
export function rendersOfRange(): Render[] {
  const types = Object.entries<Rendered>(RENDERED)
  const looks = types.flatMap(([type, made]) => looksOf(type, made).map((look) => ({ look, angles: made.angles })))
  return [
    ...looks.map(({ look, angles: [view] }) => ({ ...look, view })),
    ...types.flatMap(([type, { details }]) =>
      Object.entries(details).map(([detail, colour]) => ({
        name: `${type}-detail-${detail}`,
        product: moduleOf(type),
        colour: paint(colour),
        view: detail,
      })),
    ),
    ...looks.map(({ look, angles: [, view] }) => ({ ...look, name: secondPicture(look.name), view })),
  ]
}

/** The file that shows the same product from its second angle. */
export const secondView = (file: PictureFile): PictureFile => `${secondPicture(file.replace(/\.webp$/, ''))}.webp`

const secondPicture = (name: string) => `${name}-again`

/** A type's pictures, each in its colour. */
function looksOf(type: string, { colours }: Rendered): Omit<Render, 'view'>[] {
  const product = moduleOf(type)
  if (colours.length === 0) return [{ name: type, product, colour: COLOURS.graphite }]
  return colours.map((colour) => ({ name: `${type}-${colour}`, product, colour: paint(colour) }))
}

const moduleOf = (type: string) => type.replaceAll('-', '_')

/** A colour as the studio takes it. */
const paint = (colour: Colour) => (colour === 'steel' ? 'steel' : COLOURS[colour])
