import { lookAlikes } from 'contract/core/texts/look-alikes'
import { m } from '#messages'
import { Badge } from '../ui/data/badge.tsx'

/** Points out letters of a serial or model number that only look Latin, so that staff correct it before it is searched in vain. */
export function LookAlikes({ number }: { number: string }) {
  const letters = lookAlikes(number)
  return letters.length > 0 && <Badge tone="amber">{m.office_look_alikes({ letters: letters.join(' ') })}</Badge>
}
