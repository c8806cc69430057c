import type { FontStyle } from 'contract/personalisations/lettering'

/** The fonts by their names for people. */
export const FONTS: Record<FontStyle, string> = { gothamNarrow: 'Gotham Narrow', arial: 'Arial' }

/** `pending` as a word on the screen: `Pending`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
