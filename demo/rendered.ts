/** A file in `demo/pictures/`. */
export type PictureFile = `${string}.webp`

/** Every type of the range: the colours it is shown in, none where it is made one way, and its details. Best sellers come first. */
interface Rendered {
  'rice-cooker': { colour: 'cream' | 'clay' | 'graphite'; detail: 'panel' | 'lid' }
  kettle: { colour: 'cream' | 'graphite' | 'sage' | 'crimson' | 'steel'; detail: 'spout' | 'gauge' | 'base' }
  'stand-fan': { colour: 'graphite' | 'teal' | 'sand'; detail: 'blades' | 'base' }
  'mixer-grinder': { colour: 'graphite' | 'crimson' | 'white'; detail: 'dial' | 'jar' }
  'air-fryer': { colour: 'graphite' | 'sage' | 'cream'; detail: 'dial' | 'basket' }
  'goose-kettle': { colour: 'graphite' | 'cream' | 'clay'; detail: 'neck' | 'grip' }
  'halogen-heater': { colour: 'graphite' | 'white'; detail: 'rods' }
  bottle: { colour: 'graphite' | 'crimson' | 'forest' | 'sand' | 'steel'; detail: 'body' | 'lid' | 'base' }
  'pressure-cooker': { colour: 'steel' | 'crimson' | 'navy'; detail: 'lid' | 'handle' }
  iron: { colour: 'navy' | 'forest'; detail: 'dial' }
  'hair-dryer': { colour: 'rose' | 'graphite' | 'sand'; detail: 'grille' }
  geyser: { colour: 'white' | 'cream'; detail: 'dial' }
  flask: { colour: 'forest' | 'navy' | 'graphite'; detail: 'cup' }
  toaster: { colour: 'cream' | 'sage' | 'crimson'; detail: 'lever' }
  'table-fan': { colour: 'teal' | 'graphite'; detail: 'blades' }
  'induction-cooktop': { colour: never; detail: 'keys' }
  'infrared-cooktop': { colour: never; detail: 'ring' }
  'fan-heater': { colour: 'white' | 'graphite'; detail: 'grille' }
  'quartz-heater': { colour: 'graphite' | 'white'; detail: 'tubes' }
  'lunch-box': { colour: 'crimson' | 'navy'; detail: 'tiers' }
  trimmer: { colour: 'graphite' | 'navy'; detail: 'head' }
  'steam-iron': { colour: 'teal' | 'crimson'; detail: 'tank' }
  'ceiling-fan': { colour: 'white' | 'clay' | 'graphite'; detail: 'motor' }
  'urn-kettle': { colour: 'steel' | 'graphite'; detail: 'lid' }
  'oil-radiator': { colour: 'white' | 'graphite'; detail: 'dials' }
  tumbler: { colour: 'sand' | 'forest' | 'crimson' | 'graphite'; detail: 'lid' }
  'emergency-light': { colour: 'crimson' | 'forest'; detail: 'switch' }
  'panel-light': { colour: 'graphite' | 'navy'; detail: 'tubes' }
  'frying-pan': { colour: 'graphite' | 'crimson' | 'forest'; detail: 'coating' }
  kadai: { colour: 'graphite' | 'crimson'; detail: 'handle' }
  straightener: { colour: 'graphite' | 'rose'; detail: 'plates' }
  'hand-blender': { colour: 'white' | 'graphite'; detail: 'blade' }
  'jar-blender': { colour: 'white' | 'teal'; detail: 'knob' }
  'hot-case': { colour: 'crimson' | 'teal' | 'cream'; detail: 'lid' }
  shaver: { colour: 'navy' | 'graphite'; detail: 'heads' }
  'pot-set': { colour: 'sand' | 'graphite'; detail: 'rim' }
  'pressure-pan': { colour: 'graphite' | 'steel'; detail: 'valve' }
  'drum-cooker': { colour: 'white' | 'crimson'; detail: 'switch' }
  'travel-dryer': { colour: 'teal' | 'rose'; detail: 'hinge' }
  sipper: { colour: 'teal' | 'rose' | 'sage'; detail: 'straw' }
  'otg-oven': { colour: 'graphite'; detail: 'knobs' }
  'air-cooler': { colour: 'white'; detail: 'louvres' }
  'wall-fan': { colour: 'graphite'; detail: 'head' }
  'vacuum-jug': { colour: 'cream' | 'crimson' | 'steel'; detail: 'spout' }
  'electric-pressure-cooker': { colour: 'steel' | 'graphite'; detail: 'panel' | 'lid' }
  juicer: { colour: 'graphite' | 'cream'; detail: 'spout' }
  'hand-steamer': { colour: 'white' | 'rose'; detail: 'plate' }
  'vacuum-cleaner': { colour: 'crimson' | 'steel'; detail: 'cyclone' }
  microwave: { colour: 'steel' | 'white'; detail: 'keys' }
  'window-fryer': { colour: 'graphite' | 'white'; detail: 'window' }
  'roti-maker': { colour: 'steel' | 'crimson'; detail: 'plate' }
  'hot-bag': { colour: 'crimson' | 'navy' | 'sage'; detail: 'cap' }
  'water-purifier': { colour: 'white'; detail: 'tap' }
  'extension-board': { colour: 'white'; detail: 'sockets' }
  'socket-tower': { colour: 'white'; detail: 'sockets' }
  'gravity-filter': { colour: never; detail: 'tap' }
  'meal-box': { colour: 'sage' | 'rose'; detail: 'clip' }
  'tower-cooler': { colour: 'white' | 'graphite'; detail: 'controls' }
  'sandwich-maker': { colour: 'graphite' | 'clay'; detail: 'latch' }
  'insect-killer': { colour: never; detail: 'grid' }
  'instant-geyser': { colour: 'white'; detail: 'dial' }
  'gas-heater': { colour: 'graphite'; detail: 'burner' }
  'standing-steamer': { colour: 'white'; detail: 'head' }
  'electric-blanket': { colour: 'clay' | 'navy'; detail: 'control' }
}

/** The pictures of the range, without second angles and details: `kettle-cream`, `induction-cooktop`. */
export type ProductPicture = { [T in keyof Rendered]: PictureOf<T, Rendered[T]['colour']> }[keyof Rendered]

type PictureOf<T extends string, C extends string> = [C] extends [never] ? T : `${T}-${C}`

/** The details: `kettle-detail-spout`. */
export type DetailPicture = { [T in keyof Rendered]: `${T}-detail-${Rendered[T]['detail']}` }[keyof Rendered]

/** The file that shows the same product from its second angle. */
export const secondView = (file: PictureFile): PictureFile => `${file.replace(/\.webp$/, '')}-again.webp`
