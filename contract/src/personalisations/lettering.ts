/** How lettering can stand on a product. */
export type Placement = 'horizontal' | 'vertical'

export const FONT_STYLES = ['gothamNarrow', 'arial'] as const
export type FontStyle = (typeof FONT_STYLES)[number]

/** As the lettering is kept: composed, on one line, without blanks around it. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What is said where a text has no room: there is some for so many letters. */
export const tooLong = (placement: Placement, most: number): string =>
  `${placement === 'horizontal' ? 'Horizontal' : 'Vertical'} text can have at most ${most} characters`
