/** The colours the range is made in. A picture and the product's `color_styles` take them from here. */
export const COLOURS = {
  graphite: '#33373d',
  crimson: '#a8142b',
  forest: '#3f5a4c',
  sand: '#cdbfae',
  steel: '#b4bac0',
  cream: '#ebe7e0',
  sage: '#aab5a4',
  clay: '#b98a74',
  navy: '#34506a',
  teal: '#2f6f7c',
  rose: '#d8b4ad',
  white: '#f1efeb',
} as const

export type Colour = keyof typeof COLOURS

/** Mixes two hex colours: 0 gives the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  return '#' + a.map((value, i) => hex(value + ((b[i] ?? value) - value) * share)).join('')
}

export const darker = (colour: string, share: number) => mix(colour, '#14161a', share)
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
