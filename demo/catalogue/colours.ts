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
