import { folded } from 'contract/core/texts/folded'

const INDEPENDENT_VOWELS = 'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऍe ऑo'
const VOWEL_SIGNS = 'ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॅe ॉo'
const CONSONANTS =
  'कk खkh गg घgh ङn चch छch जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फph बb भbh मm यy रr लl वw शsh षsh सs हh ळl'
const NASALS = 'ंn ँn'

/** Each Devanagari letter as Romanised Nepali usually has it. Inherent vowels are left out: they are folded away. */
const LATIN = new Map(
  [INDEPENDENT_VOWELS, VOWEL_SIGNS, CONSONANTS, NASALS]
    .join(' ')
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
)

/** In their order: later ones see what earlier ones wrote. `C` stands for the sound of "ch". */
const SOUNDS: [RegExp, string][] = [
  [/(?<=[a-z]{2}[^s])s$/, ''],
  [/c?ch+/g, 'C'],
  [/ck|q/g, 'k'],
  [/ph|f/g, 'p'],
  [/([kgtdbjs])h/g, '$1'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/ee|ea|ey|ay|ai|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/au/g, 'o'],
  [/(?<=.)[aeh]/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * How a word sounds, roughly: the same for `केतली`, `ketli` and `kettle`, or `कुकर`, `kukar` and `cooker`. Long vowels,
 * aspiration, doubled letters and every a and e but a first one are dropped. Words with digits are only normalised.
 */
export function foldWord(word: string): string {
  const latin = Array.from(
    folded(word),
    (letter) => LATIN.get(letter) ?? (/[\u0900-\u097f\u200b-\u200d]/.test(letter) ? '' : letter),
  )
  const text = latin.join('').replace(/[^a-z0-9]/g, '')
  return /\d/.test(text) ? text : SOUNDS.reduce((sounds, [pattern, to]) => sounds.replace(pattern, to), text)
}

/** How several words sound together; spaces between them make no difference. */
export const foldPhrase = (words: readonly string[]): string => words.map(foldWord).join('')
