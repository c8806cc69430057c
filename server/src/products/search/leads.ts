import { folded } from 'contract/core/texts/folded'
import { foldWord } from './fold.ts'

/** Where a search leads that is not for a product. */
export interface Lead {
  kind: 'tracking' | 'warranty' | 'service'
  /** the job or serial number, as typed */
  number?: string
}

const JOB = /^(?:jb|job|जब)(?:\s*(?:no|number|नम्बर|नं)\.?)?[\s\-–—/:#]*\d[\d\s\-–—/]{2,19}$/u
const SERIAL = /^(?:s\/?n[\s\-:]*)?(?=(?:[\s\-–]*[a-z]){0,6}(?:[\s\-–]*\d){7})[a-z\d][a-z\d\s\-–]{6,29}$/u
const MOBILE = /^(?:\+?977)?[\s-]*9\d(?:[\s-]*\d){8}$/

/** What a job number or a serial number in the search leads to: by its form alone, so nobody learns which ones exist. */
export function leadOfNumber(plain: string): Lead | undefined {
  if (JOB.test(plain))
    return {
      kind: 'tracking',
      number: plain.replace(/^(?:job|जब)(?:\s*(?:no|number|नम्बर|नं)\.?)?[\s\-–—/:#]*(?=\d)/u, ''),
    }
  if (SERIAL.test(plain) && !MOBILE.test(plain)) return { kind: 'warranty', number: plain }
  return undefined
}

const setOf = (words: string) => new Set(words.split(/\s+/).map(foldWord))

/** Parts and repairs: the shop does not list them, the service centres have them. */
const SERVICE = setOf(
  `part parts spare spares blade blades siti sitti sitthi whistle gasket repair repairing service servicing marmat bigriyo
  पार्ट पार्टस पार्टपुर्जा स्पेयर ब्लेड सिट्ठी सिटी ग्यास्केट मर्मत सर्भिस बिग्रियो`,
)

/** Whether what is left of a search, besides the kind of product, asks for a part or a repair. */
export const isForService = (rest: readonly string[]): boolean => rest.some((word) => SERVICE.has(foldWord(word)))

/**
 * Things that people look for in such a shop and that have a meaning of their own: no slip of another word. A
 * sub-category or product that is called so is still found.
 */
const OTHER_THINGS =
  `washing washer dishwasher laundry fridge freeze freezer refrigerator tv television mobile phone charger laptop computer printer camera cctv
  inverter battery ups solar generator stabilizer stabiliser chimney pump motor sewing treadmill speaker headphone earphone watch sofa mattress
  bicycle gift present wedding dhune
  वासिङ फ्रिज फ्रीज रेफ्रिजेरेटर टिभी टेलिभिजन मोबाइल फोन चार्जर ल्यापटप कम्प्युटर क्यामेरा इन्भर्टर ब्याट्री जेनेरेटर चिम्नी पम्प सिलाई डिसवासर
  धुने गिफ्ट उपहार कोसेली विवाह बिहे`.split(/\s+/)

const AS_SPELLED = new Set(OTHER_THINGS.map(folded))

/** Shorter sounds are shared by too many words, as those of "tv" and "tawa". */
const AS_THEY_SOUND = new Set(OTHER_THINGS.map(foldWord).filter((sound) => sound.length >= 4))

export const isSpelledAsOtherThing = (word: string): boolean => AS_SPELLED.has(word)

export const isOtherThing = (word: string): boolean => AS_SPELLED.has(word) || AS_THEY_SOUND.has(foldWord(word))
