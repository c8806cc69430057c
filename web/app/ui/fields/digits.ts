import { latinDigits } from 'contract/core/texts/digits'

/** The digits of a text, Devanagari ones as Latin, up to a maximum. */
export const onlyDigits = (text: string, most: number): string => latinDigits(text).replace(/\D/g, '').slice(0, most)
