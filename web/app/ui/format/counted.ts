import { once } from 'contract/core/once'
import { whole } from './numbers.ts'

const rules = once(() => new Intl.PluralRules('en'))

/** A number with its noun: `1 point`, `1,240 points`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${rules().select(count) === 'one' ? one : many}`
