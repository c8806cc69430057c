import { folded } from 'contract/core/texts/folded'
import { SHOP_COLOURS } from 'contract/products/colours'

/** A measure as people type it, and as the catalogue writes it. */
export interface Measure {
  number: string
  unit: 'w' | 'l' | 'ml' | 'cm' | 'inch'
  /** "less than 1000 watt": a limit, and not the measure itself */
  bound?: 'up to' | 'from'
}

/** The attributes in a search besides the kind of product. */
export interface Attributes {
  /** a colour's name, and the shades of the shop that it covers */
  colours: { name: string; shades: ReadonlySet<string> }[]
  measures: Measure[]
  minPrice?: number
  maxPrice?: number
}

/**
 * What people call a colour in English and Nepali, and which hue or shades of the shop it covers. As spelled: colours are
 * short, and many words sound like one.
 */
const COLOURS: Record<string, { words: string; hue: string; only?: RegExp }> = {
  Black: {
    words: 'black kalo kaalo कालो graphite charcoal',
    hue: 'Black and grey',
    only: /Black|Jet|Charcoal|Graphite/,
  },
  Grey: { words: 'grey gray kharani खरानी', hue: 'Black and grey', only: /Grey|Graphite|Charcoal|Platinum/ },
  Silver: { words: 'silver चाँदी सिल्भर', hue: 'Black and grey', only: /Silver|Steel|Platinum/ },
  White: { words: 'white seto setho सेतो', hue: 'White and cream', only: /White|Ivory|Pearl|Eggshell/ },
  Cream: { words: 'cream क्रिम beige ivory', hue: 'White and cream', only: /^(?!.*White)/ },
  Brown: { words: 'brown khairo खैरो', hue: 'Brown' },
  Red: { words: 'red rato raato रातो lal laal लाल crimson maroon', hue: 'Red' },
  Orange: { words: 'orange suntala सुन्तला', hue: 'Orange and yellow', only: /^(?!.*(Yellow|Gold|Lemon))/ },
  Yellow: { words: 'yellow pahelo pahenlo paheli पहेंलो पहेँलो पहेलो', hue: 'Orange and yellow', only: /^(?!.*Orange)/ },
  Gold: { words: 'gold golden sunaulo सुनौलो', hue: 'Orange and yellow', only: /Gold/ },
  Green: { words: 'green hariyo hario हरियो', hue: 'Green' },
  Blue: { words: 'blue nilo neelo निलो नीलो navy teal', hue: 'Blue and teal' },
  Purple: { words: 'purple violet baijani बैजनी', hue: 'Purple' },
  Pink: { words: 'pink gulabi गुलाबी rose', hue: 'Pink' },
}

const COLOUR_WORDS = new Map(
  Object.entries(COLOURS).flatMap(([name, { words }]) => words.split(' ').map((word) => [folded(word), name])),
)

const SHADES_OF = new Map(
  Object.entries(COLOURS).map(([name, { hue, only }]) => [
    name,
    new Set(Object.keys(SHOP_COLOURS[hue]!).filter((shade) => only?.test(shade) ?? true)),
  ]),
)

const UNITS: [RegExp, Measure['unit']][] = [
  [/^(w|watts?|vaats?|वाट|वाटको)$/, 'w'],
  [/^(l|ltrs?|lt|lit(re|er)s?|लिटर|लिटरको|लि)$/, 'l'],
  [/^(ml|एमएल|मिलि)$/, 'ml'],
  [/^(cm|सेमी)$/, 'cm'],
  [/^(inch|inches|इन्च|इञ्च)$/, 'inch'],
]

const setOf = (words: string): ReadonlySet<string> => new Set(folded(words).split(' '))

const BELOW = setOf('under below less within upto up max maximum bhanda muni samma भन्दा मुनि सम्म भित्र bhitra')
const ABOVE = setOf('above over more min minimum mathi maathi badhi माथि बढी')
const ABOUT_MONEY = setOf('rs npr rupee rupees rupaiya रु रुपैयाँ रुपैया than to kam कम price and ra र between')
const CURRENCY = setOf('rs npr rupee rupees रु')
const RANGE = setOf('between dekhi देखि')

/** Takes colours, measures and prices out of the words of a search. */
export function takeAttributes(words: readonly string[]): Attributes & { rest: string[] } {
  const found: Attributes = { colours: [], measures: [] }
  const rest: string[] = []
  const left = takePrices(words, found)
  for (let at = 0; at < left.length; at += 1) {
    const word = left[at]!
    const withNext = /^\d+(\.\d+)?$/.test(word) ? measureOf(word + (left[at + 1] ?? '')) : undefined
    const measure = withNext ?? measureOf(word)
    const colour = COLOUR_WORDS.get(word)
    if (measure) found.measures.push(withBound(measure, left, at))
    else if (colour) found.colours.push({ name: colour, shades: SHADES_OF.get(colour)! })
    else rest.push(word)
    if (withNext) at += 1
  }
  const isBounded = found.measures.some(({ bound }) => bound !== undefined)
  return { ...found, rest: isBounded ? rest.filter((word) => !isAboutLimit(word)) : rest }
}

/** Words of a limit that no price has taken are about the measure. */
function withBound(measure: Measure, words: readonly string[], at: number): Measure {
  if (isNear(words, at, ABOVE)) return { ...measure, bound: 'from' }
  if (isNear(words, at, BELOW)) return { ...measure, bound: 'up to' }
  return measure
}

const isNear = (words: readonly string[], at: number, sought: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, at - 3), at + 4).some((word) => sought.has(word))

const isAboutLimit = (word: string): boolean => [BELOW, ABOVE, ABOUT_MONEY, RANGE].some((some) => some.has(word))

function measureOf(text: string): Measure | undefined {
  const [, number, unit = ''] = /^(\d{1,5}(?:\.\d{1,2})?)(\p{L}[\p{L}\p{M}]*|")$/u.exec(text) ?? []
  if (number === undefined) return undefined
  if (unit === '"') return { number, unit: 'inch' }
  if (/^kw$/.test(unit)) return { number: String(Math.round(Number(number) * 1000)), unit: 'w' }
  const known = UNITS.find(([pattern]) => pattern.test(unit))?.[1]
  return known && { number, unit: known }
}

/** "under 4000", "4000 bhanda kam", "२००० देखि ५००० सम्म", "5k samma". Returns the words without them. */
function takePrices(words: readonly string[], found: Attributes): string[] {
  const isRange = words.some((word) => RANGE.has(word))
  const amounts = words.flatMap((word, at) => {
    const isMeasure = measureOf(word + (words[at + 1] ?? '')) !== undefined
    const rupees = isMeasure ? undefined : rupeesOf(word)
    return rupees === undefined ? [] : [{ rupees, at }]
  })
  if (amounts.length === 0) return [...words]
  const used = new Set<number>()
  for (const { rupees, at } of amounts) {
    if (isRange && amounts.length === 2) {
      if (rupees === Math.min(...amounts.map((amount) => amount.rupees))) found.minPrice = rupees
      else found.maxPrice = rupees
    } else if (isNear(words, at, ABOVE)) found.minPrice = rupees
    else if (isNear(words, at, BELOW) || isNear(words, at, CURRENCY)) found.maxPrice = rupees
    else continue
    used.add(at)
  }
  if (used.size === 0) return [...words]
  return words.filter((word, at) => !used.has(at) && !isAboutLimit(word))
}

function rupeesOf(word: string): number | undefined {
  const [, number = '', thousand] = /^(?:rs\.?|रु\.?)?([\d,]{1,9})(k|हजार|hajar)?(?:\/-)?$/.exec(word) ?? []
  const rupees = Number(number.replace(/,/g, '')) * (thousand ? 1000 : 1)
  return rupees >= 100 && rupees < 1_000_000 ? rupees : undefined
}
