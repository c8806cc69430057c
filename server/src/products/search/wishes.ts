import { sql, type RawBuilder } from 'kysely'
import type { OrderedBy } from 'contract/products/words'
import { foldWord } from './fold.ts'
import type { Measure } from './attributes.ts'

/** What people wish for besides a kind of product. It orders the results and excludes none. */
export type Wish = { by: Exclude<OrderedBy, 'nearest'> } | { by: 'nearest'; measure: Measure }

const WISHES: [Exclude<OrderedBy, 'nearest'>, string][] = [
  ['cheapest', 'cheap cheaper cheapest sasto sasta सस्तो सस्ता'],
  ['largest', 'big bigger biggest large larger largest thulo ठूलो ठुलो'],
  ['smallest', 'small smaller smallest sano सानो'],
]

const WISH_OF = new Map(WISHES.flatMap(([by, words]) => words.split(' ').map((word) => [foldWord(word), by] as const)))

/** Two words that together wish for little electricity. */
const LEAST_POWER = new Set(
  [
    'kam bijuli',
    'कम बिजुली',
    'thorai bijuli',
    'थोरै बिजुली',
    'low power',
    'less power',
    'less electricity',
    'energy saving',
    'power saving',
  ].map((pair) => pair.split(' ').map(foldWord).join(' ')),
)

const PEOPLE = /^(jana|jna|janako|janalai|people|persons?|members?|जना|जनाको|जनालाई)$/

/** From so many on the largest is likely to be meant, and down to so few the smallest. */
const [MANY, FEW] = [6, 3]

/** Takes the wish out of the words of a search; of several the first counts. */
export function takeWish(words: readonly string[]): { wish?: Wish; rest: string[] } {
  const rest: string[] = []
  const wishes: Wish[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const next = words[at + 1] ?? ''
    const people = /^\d{1,3}$/.test(word) && PEOPLE.test(next) ? Number(word) : undefined
    const isPower = LEAST_POWER.has(`${foldWord(word)} ${foldWord(next)}`)
    const by = WISH_OF.get(foldWord(word))
    if (people !== undefined && people >= MANY) wishes.push({ by: 'largest' })
    if (people !== undefined && people <= FEW) wishes.push({ by: 'smallest' })
    if (isPower) wishes.push({ by: 'least_power' })
    if (by) wishes.push({ by })
    // The words "small fan" name a kind of product as well: the dictionary still reads them.
    if (people === undefined && !isPower) rest.push(word)
    else at += 1
  }
  return { ...(wishes[0] && { wish: wishes[0] }), rest }
}

const NUMBER = '[0-9]+(?:\\.[0-9]+)?'

/** The watts of a product; null if its power is not a number. */
export const WATTS = sql<number>`(substring(product.power from ${NUMBER})::numeric * case when product.power ~* 'kw' then 1000 else 1 end)`

/** The number of one size of a product, millilitres as litres; for a query over its sizes as `size`. */
export const SIZE_NUMBER = sql<number>`(substring(size from ${NUMBER})::numeric * case when size ~* 'ml' then 0.001 else 1 end)`

const sizes = (which: RawBuilder<unknown>) => sql`(select ${which} from unnest(product.sizes) as size)`

/** The number by which a wish orders products, the smallest first; null for those of which it cannot be said. */
export function wishedNumber(wish: Wish): RawBuilder<number> {
  switch (wish.by) {
    case 'cheapest':
      return sql`product.price`
    case 'largest':
      return sql`(-coalesce(${sizes(sql`max(${SIZE_NUMBER})`)}, ${WATTS}))`
    case 'smallest':
      return sql`coalesce(${sizes(sql`min(${SIZE_NUMBER})`)}, ${WATTS})`
    case 'least_power':
      return WATTS
    case 'nearest': {
      const { number, unit } = wish.measure
      if (unit === 'w') return sql`abs(${WATTS} - ${number}::numeric)`
      const wanted = unit === 'ml' ? String(Number(number) / 1000) : number
      return sql`${sizes(sql`min(abs(${SIZE_NUMBER} - ${wanted}::numeric))`)}`
    }
  }
}
