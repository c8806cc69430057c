import type { BrandColours } from 'contract/settings/colours'

/** The variables of `styles/tokens.css` that follow from the colour of the brand. */
const VARIABLES: Record<keyof BrandColours, string> = {
  red: '--color-red',
  deep: '--color-red-deep',
  tint: '--color-red-tint',
  line: '--color-red-line',
  lamp: '--color-lamp',
}

/** The rule that gives a page the colours of another brand. */
export const brandStyle = (colours: BrandColours): string =>
  `:root{${Object.entries(VARIABLES)
    .map(([name, variable]) => `${variable}:${colours[name as keyof BrandColours]}`)
    .join(';')}}`
