import type { Operator } from 'contract/core/conditions'
import { m } from '#messages'

const WORDS: Record<Operator, () => string> = {
  is: m.lists_operator_is,
  any: m.lists_operator_any,
  not: m.lists_operator_not,
  contains: m.lists_operator_contains,
  lacks: m.lists_operator_lacks,
  empty: m.lists_operator_empty,
  set: m.lists_operator_set,
  between: m.lists_operator_between,
}

/** How a condition compares, in words: `is not`, `बाहेक`. */
export const operatorWords = (operator: Operator): string => WORDS[operator]()
