import { isSameText } from 'contract/core/texts/folded'
import { m } from '#messages'
import { whole } from '../../../ui/format/numbers.ts'

const MOST = 40

/** With one more size at the end; a blank one changes nothing, one that is there already is refused. */
export function withSize(sizes: readonly string[], typed: string): { sizes: readonly string[]; refusal?: string } {
  const size = typed.trim().replace(/\s+/g, ' ')
  if (size === '') return { sizes }
  if (sizes.some((other) => isSameText(other, size)))
    return { sizes, refusal: m.products_office_already_there({ what: size }) }
  if (sizes.length >= MOST) return { sizes, refusal: m.products_office_sizes_most({ shown: whole(MOST) }) }
  return { sizes: [...sizes, size] }
}
