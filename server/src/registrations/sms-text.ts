import { BRAND } from 'contract/brand'

const SMS_LENGTH = 160
/** A name of which less is left says nothing. */
const LEGIBLE = 12

/**
 * A text of one SMS in the brand's name. `fill` writes it around a variable part, which is shortened until it fits;
 * line breaks in that part become spaces. What may follow is left out where it leaves no room for that part.
 */
export function smsText(variable: string, fill: (variable: string) => string, following = ''): string {
  const bare = `${BRAND.name}: ${fill('')}`
  const after = bare.length + following.length + LEGIBLE <= SMS_LENGTH ? following : ''
  const text = (part: string) => `${BRAND.name}: ${fill(part)}${after}`
  const room = SMS_LENGTH - bare.length - after.length
  const flat = variable.replace(/\s+/g, ' ').trim()
  return text(flat.length > room ? `${flat.slice(0, Math.max(0, room - 3)).trimEnd()}...` : flat)
}
