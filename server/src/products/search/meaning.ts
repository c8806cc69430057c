import { takeAttributes, type Attributes } from './attributes.ts'
import { PHRASE_WORDS, type Dictionary } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { meantWords } from './search-words.ts'

/** The meaning of a search by dictionary and attributes. */
export interface Meaning extends Attributes {
  /** sub-categories, the likeliest first */
  groups: number[]
  /** whether the words match the dictionary by sound only: a product's own name may be meant instead */
  isBySound: boolean
  /** words that are neither a sub-category nor an attribute nor filler */
  rest: string[]
}

/** Words that say nothing about a product, in English and Nepali of both scripts. */
const FILLER = new Set(
  `a an the of for in on at to and or with my me i is it that this by from need want buy buying show best good nice new cheap cheapest low cost price
  prices rate online nepal nepali kathmandu baltra small big large mini electric electrical machine set home house kitchen room
  le ra garne chahiyo chaiyo chahinchha kinne kinna kun kati ramro sasto sabai naya gharko ghar bhako parne huney hune jasto
  ले र गर्ने चाहियो चाहिन्छ किन्ने किन्न कुन कति राम्रो सस्तो नयाँ घर घरको भएको पर्ने हुने मूल्य मुल्य नेपाल मेसिन मेशिन सानो ठूलो बाल्ट्रा`
    .split(/\s+/)
    .map(foldWord),
)

/** Words that introduce what a product is used for; the product itself is named before them. */
const USE_FOLLOWS = new Set(['for', 'to', 'with'])

/** Reads a search as a person means it. */
export function understand(text: string, dictionary: Dictionary): Meaning {
  const { rest: words, ...attributes } = takeAttributes(meantWords(text))
  const { phrases, rest } = takePhrases(words, (run) => dictionary.meant(run))
  return {
    ...attributes,
    groups: groupsOf(phrases, words),
    isBySound: phrases.every(({ isSpelled }) => !isSpelled),
    rest: rest.filter((word) => !FILLER.has(foldWord(word))),
  }
}

interface Phrase {
  groups: number[]
  /** as the dictionary spells it, and not only as it sounds */
  isSpelled: boolean
}

type LookUp<Found> = (run: readonly string[]) => Found | undefined

/** Takes the longest known phrases out of the words, from left to right, each with its position. */
export function takePhrases<Found extends object>(
  words: readonly string[],
  lookUp: LookUp<Found>,
): { phrases: (Found & { at: number })[]; rest: string[] } {
  const phrases: (Found & { at: number })[] = []
  const rest: string[] = []
  let at = 0
  while (at < words.length) {
    const found = longestAt(words, at, lookUp)
    if (found) phrases.push({ at, ...found.phrase })
    else rest.push(words[at]!)
    at += found?.length ?? 1
  }
  return { phrases, rest }
}

function longestAt<Found extends object>(words: readonly string[], at: number, lookUp: LookUp<Found>) {
  for (let length = Math.min(PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = lookUp(words.slice(at, at + length))
    if (phrase) return { length, phrase }
  }
  return undefined
}

/**
 * Orders the groups: those that several phrases mean, then those of spelled phrases before those matched by sound, then
 * the last phrase before "for" or "with", because both languages name the thing after what describes it.
 */
function groupsOf(phrases: readonly (Phrase & { at: number })[], words: readonly string[]): number[] {
  const useAt = words.findIndex((word) => USE_FOLLOWS.has(word))
  const isUse = (at: number) => useAt > 0 && at > useAt
  const inOrder = phrases.toSorted(
    (one, other) =>
      Number(other.isSpelled) - Number(one.isSpelled) ||
      Number(isUse(one.at)) - Number(isUse(other.at)) ||
      other.at - one.at,
  )
  const times = (group: number) => phrases.filter(({ groups }) => groups.includes(group)).length
  const groups = [...new Set(inOrder.flatMap((phrase) => phrase.groups))]
  return groups.toSorted((one, other) => times(other) - times(one))
}
