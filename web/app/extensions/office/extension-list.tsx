import { EXTENSION_FIELDS } from 'contract/extensions/words'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ExtensionState } from 'contract/extensions/words'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { ExtensionActions } from './extension-actions.tsx'
import { settleAction } from './settle.ts'
import { ShortDay } from '../../ui/data/short-day.tsx'

const STATES: Record<ExtensionState, { label: () => string; tone: BadgeTone }> = {
  awaiting_payment: { label: m.extensions_office_state_awaiting, tone: 'wait' },
  active: { label: m.extensions_office_state_active, tone: 'green' },
  cancelled: { label: m.extensions_office_state_cancelled, tone: 'grey' },
}
const STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, text: label }))

export const handle: OfficeHandle = { crumbs: () => [{ text: m.extensions_office_title() }] }
export const clientMiddleware = [needs('extensions.read')]
export const clientAction = settleAction

/** `/baltra-admin-dashboard/all/warranty-extensions` */
const list = defineList({
  title: m.extensions_office_title,
  call: api.extensions.list,
  exported: { exportCall: api.extensions.export, exportName: 'warranty-extensions' },
  columns: [
    {
      header: m.extensions_office_reference,
      sort: 'reference',
      width: 'md:w-32',
      bar: 'w-28',
      name: ({ reference, customer_name, months, model_name }) => ({
        name: reference,
        below: model_name,
        under: m.extensions_office_customer_months({ customer: customer_name, months: whole(months) }),
      }),
    },
    {
      header: m.extensions_office_customer,
      sort: 'customer',
      width: 'w-34',
      wide: true,
      bar: 'w-28',
      cell: ({ customer_name, contact }) => (
        <>
          {customer_name}
          <span className="block text-ink-3 tabular-nums">{contact}</span>
        </>
      ),
    },
    {
      header: m.extensions_office_state,
      sort: 'state',
      width: 'w-34 max-md:w-36 max-md:text-right',
      bar: 'w-24',
      className: 'max-md:px-1 max-md:text-right',
      cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label()}</Badge>,
    },
    {
      header: m.extensions_office_expires,
      sort: 'expires',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ state, previous_expiry, extended_expiry }) => (
        <ShortDay when={state === 'cancelled' ? previous_expiry : extended_expiry} />
      ),
    },
    {
      header: m.extensions_office_created,
      sort: 'created',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ created_at }) => <ShortDay when={created_at} />,
    },
    {
      header: m.extensions_office_serial,
      width: 'w-32',
      wide: true,
      bar: 'w-28',
      className: 'tabular-nums',
      cell: ({ serial_number }) => serial_number,
    },
    {
      header: m.extensions_office_package,
      sort: 'months',
      width: 'w-28',
      wide: true,
      bar: 'w-20',
      cell: ({ months, tier_type }) => (
        <>
          {m.extensions_office_months({ months: whole(months) })}
          <span className="block truncate text-ink-3">{tier_type}</span>
        </>
      ),
    },
    {
      header: m.extensions_office_price,
      sort: 'price',
      width: 'w-24',
      wide: true,
      bar: 'w-16',
      className: 'tabular-nums',
      cell: ({ paid_with, price }) =>
        paid_with === 'points' ? m.extensions_office_points({ points: whole(price) }) : rupees(price),
    },
    { header: m.extensions_office_receipt, width: 'w-28', wide: true, bar: 'w-16', cell: ({ receipt }) => receipt },
    {
      header: m.extensions_office_actions,
      width: 'w-28 max-md:w-14',
      bar: 'w-12',
      end: true,
      cell: (extension) => <ExtensionActions extension={extension} />,
    },
  ],
  empty: { icon: <CalendarPlus />, title: m.extensions_office_empty, text: m.extensions_office_empty_text },
  filters: {
    label: m.extensions_office_filters,
    search: { name: 'search', label: m.extensions_office_search },
    days: m.extensions_office_created,
    fields: EXTENSION_FIELDS,
    each: [
      { name: 'state', label: m.extensions_office_state, options: STATE_OPTIONS, at: 'both', width: 'sm:w-52' },
      {
        name: 'paid_with',
        label: m.extensions_office_paid_with,
        options: [
          { value: 'points', text: m.extensions_office_paid_points },
          { value: 'money', text: m.extensions_office_paid_money },
        ],
        at: 'bar',
      },
    ],
  },
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
