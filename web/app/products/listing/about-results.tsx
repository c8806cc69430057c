import { SERVICE, WARRANTY_CHECK } from 'contract/core/paths'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { rupees } from '../../ui/format/price.ts'
import type { LoadedListing } from './load-listing.ts'
import { m } from '#messages'

/** What the results leave open: a limit that nothing keeps, an order that the words wish for, and another page that was meant. */
export function AboutResults({ found }: { found: LoadedListing }) {
  const lines = [leadLine(found), beyondLine(found), orderLine(found)].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  return (
    <div role="status" className="mx-auto grid max-w-shop gap-1 px-5 pt-5 text-ink lg:px-10 lg:pt-8">
      {lines}
    </div>
  )
}

function leadLine({ leads_to: lead }: LoadedListing) {
  if (!lead) return undefined
  const number = lead.number ?? ''
  const ways = {
    tracking: {
      text: m.products_leads_tracking({ number }),
      to: `${SERVICE}?${new URLSearchParams({ job: number }).toString()}#track`,
      action: m.products_leads_tracking_action(),
    },
    warranty: {
      text: m.products_leads_warranty({ number }),
      to: `${WARRANTY_CHECK}?${new URLSearchParams({ serial: number }).toString()}`,
      action: m.products_leads_warranty_action(),
    },
    service: { text: m.products_leads_service(), to: SERVICE, action: m.products_leads_service_action() },
  }
  const { text, to, action } = ways[lead.kind]
  return (
    <p key="lead">
      {text} <TextLink to={to}>{action}</TextLink>
    </p>
  )
}

function beyondLine({ beyond }: LoadedListing) {
  if (!beyond) return undefined
  const limit = rupees(beyond.price)
  const nearest = beyond.nearest === undefined ? undefined : rupees(beyond.nearest)
  const isLow = beyond.bound === 'up_to'
  if (nearest === undefined)
    return <p key="beyond">{isLow ? m.products_none_under({ limit }) : m.products_none_over({ limit })}</p>
  return (
    <p key="beyond">
      {isLow ? m.products_none_under_nearest({ limit, nearest }) : m.products_none_over_nearest({ limit, nearest })}
    </p>
  )
}

const ORDERS = {
  cheapest: m.products_cheapest_first,
  largest: m.products_largest_first,
  smallest: m.products_smallest_first,
  least_power: m.products_least_power_first,
  nearest: m.products_nearest_first,
}

const orderLine = ({ ordered_by: by }: LoadedListing) => by && <p key="order">{ORDERS[by]()}</p>
