/** What a text message writes with seven bits a character (3GPP TS 23.038), and what takes two of them. */
const SEVEN_BIT = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/u
const DOUBLE = /[\^{}\\[~\]|€\f]/gu

/** How many parts a text is sent and paid in: 160 letters of GSM, or 70 of any script; 153 and 67 where it is divided. */
export function smsParts(text: string): number {
  const isGsm = SEVEN_BIT.test(text)
  const length = isGsm ? text.length + (text.match(DOUBLE)?.length ?? 0) : text.length
  const [whole, part] = isGsm ? [160, 153] : [70, 67]
  return length <= whole ? 1 : Math.ceil(length / part)
}

/** Whether a text is short enough: one part of Latin letters; Devanagari needs two for a sentence. */
export const fitsSms = (text: string): boolean => smsParts(text) <= (SEVEN_BIT.test(text) ? 1 : 2)
