import { slipsBetween } from 'contract/core/texts/slips-between'

/** The most common mail services; a domain one typo away from one of them is a typo. */
const COMMON = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com', 'live.com']

/** The address that was probably meant, where the domain is a typo of a common one; else undefined. */
export function meantEmail(typed: string): string | undefined {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? []
  if (!name || !domain || COMMON.includes(domain.toLowerCase())) return undefined
  const meant = COMMON.find((common) => slipsBetween(domain.toLowerCase(), common) === 1)
  return meant && `${name}@${meant}`
}
