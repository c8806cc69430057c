/** How lettering can stand on a product, and how much of it there is room for. */
export const MOST_LETTERS = { horizontal: 8, vertical: 13 } as const
export type Placement = keyof typeof MOST_LETTERS

export const FONT_STYLES = ['gothamNarrow', 'arial'] as const
export type FontStyle = (typeof FONT_STYLES)[number]

/** As the lettering is kept: composed, on one line, without blanks around it. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What is said where a text has no room. */
export const tooLong = (placement: Placement): string =>
  `${placement === 'horizontal' ? 'Horizontal' : 'Vertical'} text can have at most ${MOST_LETTERS[placement]} characters`
