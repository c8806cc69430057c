import fc from 'fast-check'
import { nastyKey, nastyValue } from './nasty-values.ts'

export interface RequestParts {
  params: unknown
  query: unknown
  body?: unknown
}

/** A change of one place of a request; `at` counts its places, and begins again after the last. */
export type Mutation =
  | { do: 'replace'; at: number; value: unknown }
  | { do: 'remove' | 'wrap' | 'repeat'; at: number }
  | { do: 'add'; at: number; key: string; value: unknown }

const at = fc.nat(60)

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('replace' as const), at, value: nastyValue }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'wrap' as const, 'repeat' as const), at }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), at, key: nastyKey, value: nastyValue }) },
)

type Container = Record<string, unknown> | unknown[]
/** A value and its location. */
interface Place {
  within: Container
  key: string
}

/** The parts with these changes, one after the other; those that were given stay as they are. */
export function mutated(parts: RequestParts, mutations: readonly Mutation[]): RequestParts {
  const copy = structuredClone(parts)
  for (const change of mutations) {
    if (change.do === 'add') add(copy, change)
    else mutate(copy, change)
  }
  return copy
}

function mutate(parts: RequestParts, change: Exclude<Mutation, { do: 'add' }>) {
  const places = placesIn(parts)
  const place = places[change.at % places.length]
  if (!place) return
  const value = valueAt(place)
  if (change.do === 'replace') put(place, structuredClone(change.value))
  else if (change.do === 'wrap') put(place, [value])
  else if (change.do === 'repeat') put(place, [value, structuredClone(value)])
  else if (Array.isArray(place.within)) place.within.splice(Number(place.key), 1)
  else delete place.within[place.key]
}

function add(parts: RequestParts, { at, key, value }: Extract<Mutation, { do: 'add' }>) {
  const containers = [parts.query, parts.body, ...placesIn(parts).map(valueAt)].filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
  const within = containers[at % containers.length]
  if (within) put({ within, key }, structuredClone(value))
}

/** Every value of parameters, query and body, nested ones too. */
const placesIn = ({ params, query, body }: RequestParts): Place[] => [params, query, body].flatMap(within)

const within = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [{ within: value as Container, key }, ...within(inner)])
    : []

const valueAt = ({ within, key }: Place): unknown => (within as Record<string, unknown>)[key]

/** A key such as `__proto__` becomes a field like any other. */
const put = ({ within, key }: Place, value: unknown) =>
  Object.defineProperty(within, key, { value, enumerable: true, configurable: true, writable: true })
