import { smsSize } from 'contract/core/texts/sms-parts'

/** Whether a text is short enough: one part of Latin letters; Devanagari needs two for a sentence. Or so many further parts. */
export function fitsSms(text: string, further = 0): boolean {
  const { alphabet, parts } = smsSize(text)
  return parts <= (alphabet === 'gsm' ? 1 : 2) + further
}
