import { m } from 'contract/messages'
import { counted, listed, type Wording, type Noun, countInWords } from 'contract/core/wording'
import { Conflict } from '../platform/core/problems.ts'

/** A row to be deleted, and what uses it. */
export interface Deletable {
  name: string
  uses: readonly { count: number; noun: Noun }[]
}

const MAX_NAMED = 5

/** Throws Conflict that names the rows in use, by what and how many; then none is deleted. */
export function refuseInUse(wanted: readonly Deletable[], first?: Wording): void {
  const why = describeUse(wanted, first)
  if (why) throw new Conflict(why, 'in_use')
}

/** Why some of these cannot be deleted; empty when all can. */
export function describeUse(wanted: readonly Deletable[], first: Wording = m.categories_move_delete_first): string {
  const used = wanted.filter(({ uses }) => uses.some(({ count }) => count > 0))
  if (used.length === 0) return ''
  const told = used.slice(0, MAX_NAMED).map(sentence)
  if (used.length > MAX_NAMED) told.push(m.categories_more_in_use({ n: counted(used.length - MAX_NAMED) }))
  const advice = wanted.length > 1 ? m.categories_nothing_deleted : first
  return m.categories_in_use({ uses: told.join('; '), advice: advice() })
}

const sentence = ({ name, uses }: Deletable): string => m.categories_has({ name, list: formatUses(uses) })

/** Counts in words: `1 open complaint and 2 pending quotations`; empty when there is nothing. */
export const formatUses = (uses: Deletable['uses']): string =>
  listed(uses.filter(({ count }) => count > 0).map(({ count, noun }) => countInWords(count, noun)))
