import { slipsBetween } from 'contract/core/slips-between'

/** The mail services that most people use; a domain one slip away from one of them is a slip. */
const COMMON = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com', 'live.com']

/** The address that was probably meant, where the domain differs from a common one by a slip; else undefined. */
export function meantEmail(typed: string): string | undefined {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  if (!name || !domain || COMMON.includes(domain.toLowerCase())) return undefined
  const meant = COMMON.find((common) => slipsBetween(domain.toLowerCase(), common) === 1)
  return meant && `${name}@${meant}`
}
