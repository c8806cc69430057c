import { m } from 'contract/messages'
import { MOST_CHARGE } from 'contract/complaints/words'
import { language } from 'contract/core/wording'
import { rupeesText } from '../platform/core/format.ts'
import { Invalid } from '../platform/core/problems.ts'

interface Line {
  price: number
  count: number
  is_covered: boolean
}

/** What the parts of a repair cost for which no warranty pays. Throws Invalid where it costs too much with labour and the way. */
export function partsChargeOf(
  parts: readonly Line[],
  { labour, visit_charge }: { labour: number; visit_charge: number },
): number {
  const charge = parts.reduce((sum, { price, count, is_covered }) => sum + (is_covered ? 0 : price * count), 0)
  if (charge + labour + visit_charge > MOST_CHARGE)
    throw new Invalid({ labour: m.visits_costs_too_much({ most: rupeesText(MOST_CHARGE, language()) }) })
  return charge
}
