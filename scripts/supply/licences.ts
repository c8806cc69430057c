import { readFileSync } from 'node:fs'
import type { Part } from './lock.ts'

export interface Licences {
  /** each with why it suits us */
  allowed: Record<string, string>
  /** of packages that name theirs only in a text */
  readByHand: Record<string, string>
}

export const readLicences = (): Licences =>
  JSON.parse(readFileSync(new URL('licences.json', import.meta.url), 'utf8')) as Licences

export const licenceOf = ({ name, licence }: Part, { readByHand }: Licences): string =>
  licence ?? readByHand[name] ?? 'none named'

/** Packages whose licence is none of the allowed ones. */
export const unallowedLicences = (parts: readonly Part[], licences: Licences): string[] =>
  parts
    .filter((part) => !suits(licenceOf(part, licences), licences.allowed))
    .map((part) => `${part.place}: ${licenceOf(part, licences)}`)

/** How many packages have each licence, the most frequent first. */
export function licenceCounts(parts: readonly Part[], licences: Licences): [licence: string, count: number][] {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const licence = licenceOf(part, licences)
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
  }
  return [...counts].toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
}

/** `A AND B` must all suit, of `A OR B` one. Nothing we have nests the two. */
function suits(expression: string, allowed: Licences['allowed']): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1')
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => Object.hasOwn(allowed, licence)))
}
