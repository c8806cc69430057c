import { BRAND } from 'contract/brand'

const SMS_LENGTH = 160

/**
 * A text of one SMS in the brand's name. `fill` writes it around a variable part, which is shortened until it fits;
 * line breaks in that part become spaces.
 */
export function smsText(variable: string, fill: (variable: string) => string): string {
  const text = (part: string) => `${BRAND.name}: ${fill(part)}`
  const room = SMS_LENGTH - text('').length
  const flat = variable.replace(/\s+/g, ' ').trim()
  return text(flat.length > room ? `${flat.slice(0, Math.max(0, room - 3)).trimEnd()}...` : flat)
}
