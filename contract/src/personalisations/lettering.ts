import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
/** How lettering can stand on a product. */
export type Placement = 'horizontal' | 'vertical'

export const FONT_STYLES = ['gothamNarrow', 'arial'] as const
export type FontStyle = (typeof FONT_STYLES)[number]

/** As the lettering is kept: composed, on one line, without blanks around it. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The refusal of a text with more letters than `most`. */
export const tooLong = (placement: Placement, most: number): string =>
  placement === 'horizontal'
    ? m.personalisations_horizontal_most({ n: counted(most) })
    : m.personalisations_vertical_most({ n: counted(most) })
