import { latinDigits } from 'contract/core/digits'

/** Only the digits of a text, Devanagari ones as Latin, at most so many. */
export const onlyDigits = (text: string, most: number): string => latinDigits(text).replace(/\D/g, '').slice(0, most)
