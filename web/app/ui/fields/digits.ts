import { canonicalCode } from 'contract/core/texts/canonical'

/** The digits of a text, those of any script as Latin ones, up to a maximum. */
export const onlyDigits = (text: string, most: number): string => canonicalCode(text).replace(/\D/g, '').slice(0, most)
