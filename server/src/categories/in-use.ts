import { listText } from 'contract/core/lists'
import { Conflict } from '../platform/core/problems.ts'

/** A row to be deleted, and what uses it. */
export interface Deletable {
  name: string
  uses: readonly { count: number; one: string; many: string }[]
}

const MAX_NAMED = 5

/** Throws Conflict that names the rows in use, by what and how many; then none is deleted. */
export function refuseInUse(wanted: readonly Deletable[], first?: string): void {
  const why = describeUse(wanted, first)
  if (why) throw new Conflict(why, 'in_use')
}

/** Why some of these cannot be deleted; empty when all can. */
export function describeUse(wanted: readonly Deletable[], first = 'Move or delete them first'): string {
  const used = wanted.filter(({ uses }) => uses.some(({ count }) => count > 0))
  if (used.length === 0) return ''
  const told = used.slice(0, MAX_NAMED).map(sentence).join('; ')
  const more = used.length > MAX_NAMED ? `; ${used.length - MAX_NAMED} more are in use too` : ''
  const advice = wanted.length > 1 ? 'Nothing was deleted' : first
  return `${told}${more}. ${advice}`
}

const sentence = ({ name, uses }: Deletable): string => `“${name}” has ${formatUses(uses)}`

/** Counts in words: `1 open complaint and 2 pending quotations`; empty when there is nothing. */
export const formatUses = (uses: Deletable['uses']): string =>
  listText(
    uses.filter(({ count }) => count > 0).map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`),
    'en',
  )
