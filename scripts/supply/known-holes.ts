import { readFileSync } from 'node:fs'
import type { Part } from './lock.ts'

export interface KnownHole {
  package: string
  /** the advisory's */
  id: string
  /** from this version to the first without it; null where none is known */
  affected: [from: string, below: string | null][]
  says: string
  /** why it may stay: only for what is no part of the running product */
  accepted?: string
  /** why it cannot be mended yet, and what is done meanwhile */
  open?: string
}

/** The list that stands in the repository, and the day on which it was made. */
export function readKnownHoles(): { asOf: string; holes: KnownHole[] } {
  return JSON.parse(readFileSync(new URL('known-holes.json', import.meta.url), 'utf8')) as {
    asOf: string
    holes: KnownHole[]
  }
}

/**
 * Every installed version with a known hole, in words. One that is accepted counts where it reaches the running product;
 * one that stays open does not count, it is told apart.
 */
export function holesIn(parts: readonly Part[], holes: readonly KnownHole[]): string[] {
  return parts.flatMap((part) =>
    holes
      .filter((hole) => hole.package === part.name && isAffected(part.version, hole))
      .filter(({ accepted, open }) => !(accepted && part.dev) && !open)
      .map(({ id, says }) => `${part.place} ${part.version}: ${id}. ${says}`),
  )
}

/** Excused holes of packages that are no longer there, or no longer affected: their reasons can go. */
export const needlesslyExcused = (parts: readonly Part[], holes: readonly KnownHole[]): string[] =>
  holes
    .filter(({ accepted, open }) => accepted || open)
    .filter((hole) => !parts.some(({ name, version }) => name === hole.package && isAffected(version, hole)))
    .map(({ id, package: name }) => `${id} is excused in ${name}, which does not have it`)

const isAffected = (version: string, { affected }: KnownHole): boolean =>
  affected.some(([from, below]) => !isBefore(version, from) && (below === null || isBefore(version, below)))

/** Whether one version comes before another; 1.0.0-beta comes before 1.0.0. */
export function isBefore(a: string, b: string): boolean {
  const [first, second] = [numbersOf(a), numbersOf(b)]
  const differs = first.findIndex((number, index) => number !== second[index])
  return differs === -1 ? a.includes('-') && !b.includes('-') : first[differs]! < second[differs]!
}

const numbersOf = (version: string): number[] =>
  version
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number)
