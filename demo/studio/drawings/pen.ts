import { darker, lighter } from '../../catalogue/colours.ts'

/** The SVG elements of one subject on a 600 × 600 field, standing on y = 528. */
export type Drawing = (pen: Pen) => string[]

/** Paints of one subject. Asking for a paint declares its gradient once and gives the address to fill with. */
export type Pen = ReturnType<typeof newPen>

type Stop = [offset: number, colour: string, opacity?: number]

/**
 * One light for everything: soft, from the upper left, with a bounce on the right edge.
 * `id` keeps the gradients of several subjects in one scene apart; `dark` lifts black plastic off a dark wall.
 */
export function newPen(id: string, { dark = false } = {}) {
  const gradients = new Map<string, string>()

  function declare(kind: 'linear' | 'radial', direction: string, stops: Stop[]): string {
    const content = stops.map(stopElement).join('')
    const key = kind + direction + content
    const name = gradients.get(key)?.match(/id="([^"]+)"/)?.[1] ?? `${id}${gradients.size}`
    gradients.set(key, `<${kind}Gradient id="${name}" ${direction}>${content}</${kind}Gradient>`)
    return `url(#${name})`
  }

  return {
    /** Hard plastic of handles and feet, and the softer black of grips and cords. */
    trim: dark ? '#62676e' : '#2a2c30',
    rubber: dark ? '#575c63' : '#202226',

    /** A round, lacquered body in a colour. */
    cylinder: (colour: string, strength = 1) => declare('linear', ACROSS, cylinderStops(colour, strength)),
    /** Brushed steel, round. */
    steel: () => declare('linear', ACROSS, STEEL_STOPS),
    /** From one colour to another, top to bottom. */
    vertical: (top: string, bottom: string) =>
      declare('linear', DOWN, [
        [0, top],
        [1, bottom],
      ]),
    /** From one colour to another, upper left to lower right. */
    diagonal: (from: string, to: string) =>
      declare('linear', 'x1="0" y1="0" x2="1" y2="1"', [
        [0, from],
        [1, to],
      ]),
    /** Light from above and dark below, laid over a body. */
    shade: () => declare('linear', DOWN, SHADE_STOPS),
    /** The shadow where a thing touches the counter. */
    shadow: () => declare('radial', '', SHADOW_STOPS),

    definitions: () => [...gradients.values()].join(''),
  }
}

const ACROSS = 'x1="0" x2="1" y1="0" y2="0"'
const DOWN = 'x1="0" x2="0" y1="0" y2="1"'

const stopElement = ([offset, colour, opacity]: Stop) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

const cylinderStops = (colour: string, strength: number): Stop[] => [
  [0, darker(colour, 0.26 * strength)],
  [0.1, darker(colour, 0.06 * strength)],
  [0.27, lighter(colour, 0.3 * strength)],
  [0.42, lighter(colour, 0.06 * strength)],
  [0.72, darker(colour, 0.14 * strength)],
  [0.93, darker(colour, 0.34 * strength)],
  [1, darker(colour, 0.22 * strength)],
]

const STEEL_STOPS: Stop[] = [
  [0, '#8b9096'],
  [0.08, '#c3c7cb'],
  [0.2, '#f6f7f8'],
  [0.3, '#d2d5d8'],
  [0.46, '#e6e8ea'],
  [0.62, '#a9aeb3'],
  [0.8, '#878c92'],
  [0.93, '#c9cdd1'],
  [1, '#8f949a'],
]

const SHADE_STOPS: Stop[] = [
  [0, '#ffffff', 0.22],
  [0.35, '#ffffff', 0],
  [0.7, '#14161a', 0],
  [1, '#14161a', 0.24],
]

const SHADOW_STOPS: Stop[] = [
  [0, '#1d1a16', 0.42],
  [0.45, '#1d1a16', 0.17],
  [1, '#1d1a16', 0],
]
