import { digitsIn } from 'contract/core/texts/digits'
import { pageLocale } from '../../core/locale.ts'
import { rupees } from '../../ui/format/price.ts'
import { colourWords } from '../../ui/format/colour-words.ts'
import { m } from '#messages'

/** One thing that a search was understood as: the API says it in English. Names of the catalogue stay as they are. */
export function understoodWords(said: string): string {
  const [, bound, amount = ''] = /^(from|up to) Rs\. ([\d,]+)$/.exec(said) ?? []
  const price = rupees(Number(amount.replaceAll(',', '')))
  if (bound) return bound === 'from' ? m.products_meant_from({ price }) : m.products_meant_to({ price })
  const [, limit, number = '', unit = ''] = /^(?:(from|up to) )?([\d.]+) (\w+)$/.exec(said) ?? []
  const measure = UNITS.get(unit)?.({ number: digitsIn(pageLocale(), number) })
  if (measure && limit)
    return limit === 'from' ? m.products_meant_from({ price: measure }) : m.products_meant_to({ price: measure })
  return measure ?? colourWords(said)
}

const UNITS = new Map<string, (measure: { number: string }) => string>([
  ['W', m.products_watts],
  ['litres', m.products_litres],
  ['ml', m.products_millilitres],
  ['cm', m.products_centimetres],
  ['inch', m.products_inches],
])
