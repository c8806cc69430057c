import { takeAttributes, type Attributes } from './attributes.ts'
import { PHRASE_WORDS, type Dictionary } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { isForService, isOtherThing, isSpelledAsOtherThing } from './leads.ts'
import { meantWords } from './search-words.ts'
import { takeWish, type Wish } from './wishes.ts'

/** The meaning of a search by dictionary and attributes. */
export interface Meaning extends Attributes {
  /** sub-categories, the likeliest first */
  groups: number[]
  /** whether the words match the dictionary by sound only: a product's own name may be meant instead */
  isBySound: boolean
  /** whether one phrase means all the groups, none more than another */
  isOneWord: boolean
  wish?: Wish
  /** whether a part or a repair is asked for */
  isForService: boolean
  /** whether something is asked for that has a meaning of its own, so it is no slip of another word */
  isOtherThing: boolean
  /** words that are neither a sub-category nor an attribute nor filler */
  rest: string[]
}

/** Words that say nothing about a product, in English and Nepali of both scripts. */
const FILLER = new Set(
  `a an the of for in on at to and or with my me i is it that this by from need want buy buying show best good nice new cheap cheaper cheapest low cost price
  prices rate online nepal nepali kathmandu baltra small smaller smallest big bigger biggest large larger largest mini electric electrical machine set home house kitchen room
  le ra garne chahiyo chaiyo chahinchha kinne kinna kun kati parchha ramro sasto sasta thulo sano sabai naya gharko ghar bhako parne huney hune jasto
  ले र गर्ने चाहियो चाहिन्छ किन्ने किन्न कुन कति पर्छ राम्रो सस्तो सस्ता नयाँ घर घरको भएको पर्ने हुने मूल्य मुल्य नेपाल मेसिन मेशिन सानो ठूलो ठुलो बाल्ट्रा`
    .split(/\s+/)
    .map(foldWord),
)

/** Words that introduce what a product is used for; the product itself is named before them. */
const USE_FOLLOWS = new Set(['for', 'to', 'with'])

/** Reads a search as a person means it. */
export function understand(text: string, dictionary: Dictionary): Meaning {
  const { rest: asked, wish } = takeWish(meantWords(text))
  const { rest: words, ...attributes } = takeAttributes(asked)
  const { phrases, rest: left } = takePhrases(words, (run) => meantBy(run, dictionary))
  const rest = left.filter((word) => !FILLER.has(foldWord(word)))
  const groups = describedFirst(groupsOf(phrases, words), words, dictionary)
  return {
    ...attributes,
    ...(wish && { wish }),
    groups,
    isBySound: phrases.every(({ isSpelled }) => !isSpelled),
    isOneWord: phrases.length === 1,
    isForService: isForService(rest),
    isOtherThing: groups.length === 0 && rest.some(isOtherThing),
    rest,
  }
}

/** What only sounds like the dictionary is not meant where the word is known: "sewing" is not "shaving". */
function meantBy(run: readonly string[], dictionary: Dictionary): Phrase | undefined {
  const phrase = dictionary.meant(run)
  return phrase?.isSpelled || !run.some(isSpelledAsOtherThing) ? phrase : undefined
}

/** Where no phrase means a kind, more words than these must: "gas cylinder" is no gas heater. */
const SCATTERED = 2

/**
 * First the kinds whose names have most of the words, wherever they stand: "table" and "fan", "gas" and "heater". A kind
 * that no phrase means counts only if it has more of them than all that are meant.
 */
function describedFirst(meant: number[], words: readonly string[], dictionary: Dictionary): number[] {
  const times = new Map<number, number>()
  for (const word of new Set(words))
    if (!FILLER.has(foldWord(word)))
      for (const group of dictionary.mentioning(word)) times.set(group, (times.get(group) ?? 0) + 1)
  const described = (group: number) => times.get(group) ?? 0
  const most = Math.max(meant.length > 0 ? 1 : SCATTERED, ...meant.map(described))
  const others = [...times.keys()].filter((group) => described(group) > most)
  return [...others, ...meant].toSorted((one, other) => described(other) - described(one))
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
