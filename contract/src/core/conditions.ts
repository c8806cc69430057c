/** How a condition compares a field with its values. */
export const OPERATORS = ['is', 'any', 'not', 'contains', 'lacks', 'empty', 'set', 'between'] as const
export type Operator = (typeof OPERATORS)[number]

/** One condition of a filter: `district not Kaski`. */
export interface Condition {
  field: string
  operator: Operator
  values: readonly string[]
}

/** How a field can be filtered. */
export interface AskedField {
  /** one of a few values, or a text that may be known in part */
  kind: 'choice' | 'text'
  /** rows may have none */
  optional?: boolean
  /** the values there are, where they are known */
  values?: readonly string[]
  /** its values are numbers */
  digits?: boolean
  /** its values are serial numbers, which are counted from one to another */
  serial?: boolean
}

/** The fields a list can be filtered by. */
export type AskedFields = Record<string, AskedField>

const OF_KIND: Record<AskedField['kind'], readonly Operator[]> = {
  choice: ['is', 'any', 'not'],
  text: ['contains', 'lacks', 'is', 'not'],
}

/** The operators that fit a field, the usual one first. */
export const operatorsOf = ({ kind, optional, serial }: AskedField): readonly Operator[] => [
  ...OF_KIND[kind],
  ...(serial ? (['between'] as const) : []),
  ...(optional ? (['empty', 'set'] as const) : []),
]

/** How many values an operator takes. */
export const takesValues = (operator: Operator): 'none' | 'one' | 'two' | 'many' => {
  if (operator === 'empty' || operator === 'set') return 'none'
  if (operator === 'between') return 'two'
  return operator === 'any' ? 'many' : 'one'
}

/** The most conditions in an address, and the most values of one. */
export const MOST_CONDITIONS = 20
export const MOST_VALUES = 50

/** Conditions in the form they have in the address: `status.any:On Service|Completed;zone.empty`. */
export const conditionsText = (conditions: readonly Condition[]): string =>
  conditions
    .map(({ field, operator, values }) =>
      takesValues(operator) === 'none'
        ? `${field}.${operator}`
        : `${field}.${operator}:${values.map((value) => value.replace(/[%;|]/g, encodeURIComponent)).join('|')}`,
    )
    .join(';')

const CONDITION = /^(\w+)\.(\w+)(?::(.*))?$/s

/** The conditions in a query parameter; undefined if it cannot be parsed. */
export function conditionsIn(text: string): Condition[] | undefined {
  const conditions: Condition[] = []
  for (const part of text.split(';').filter(Boolean)) {
    const [, field, name, values] = CONDITION.exec(part) ?? []
    const operator = OPERATORS.find((known) => known === name)
    if (!field || !operator) return undefined
    const read = values === undefined ? [] : values.split('|').map(decoded)
    if (takesValues(operator) === 'none' ? read.length > 0 : !isFilled(read, operator)) return undefined
    conditions.push({ field, operator, values: read })
  }
  return conditions
}

const isFilled = (values: readonly string[], operator: Operator) =>
  values.every((value) => value !== '') && isAsMany(values.length, takesValues(operator))

const isAsMany = (count: number, takes: ReturnType<typeof takesValues>) =>
  takes === 'many' ? count > 0 : count === (takes === 'two' ? 2 : 1)

const decoded = (value: string) => value.replace(/%(25|3B|7C)/gi, decodeURIComponent).trim()
