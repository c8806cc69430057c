import { EXTENSION_FIELDS } from 'contract/extensions/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ExtensionRow } from 'contract/extensions/endpoints'
import type { ExtensionState } from 'contract/extensions/words'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Column } from '../../lists/column.ts'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import type { Route } from './+types/extension-list'
import { ExtensionActions } from './extension-actions.tsx'
import { settleAction } from './settle.ts'

const STATES: Record<ExtensionState, { label: () => string; tone: BadgeTone }> = {
  awaiting_payment: { label: m.extensions_office_state_awaiting, tone: 'wait' },
  active: { label: m.extensions_office_state_active, tone: 'green' },
  cancelled: { label: m.extensions_office_state_cancelled, tone: 'grey' },
}
const STATE_OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, text: label }))

export const handle: OfficeHandle = { crumbs: () => [{ text: m.extensions_office_title() }] }
export const clientMiddleware = [needs('extensions.read')]
export const clientLoader = listLoader(
  api.extensions.list,
  ['state', 'paid_with', 'search', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.extensions.export,
    exportName: 'warranty-extensions',
  },
)
export const clientAction = settleAction

const columns: Column<ExtensionRow>[] = [
  {
    header: m.extensions_office_reference,
    sort: 'reference',
    width: 'md:w-44',
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
    width: 'w-40',
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
    header: m.extensions_office_serial,
    width: 'w-40',
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
    width: 'w-28',
    wide: true,
    bar: 'w-16',
    className: 'tabular-nums',
    cell: ({ paid_with, price }) =>
      paid_with === 'points' ? m.extensions_office_points({ points: whole(price) }) : rupees(price),
  },
  {
    header: m.extensions_office_state,
    sort: 'state',
    width: 'w-40 max-md:w-36 max-md:text-right',
    bar: 'w-24',
    className: 'max-md:px-1 max-md:text-right',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label()}</Badge>,
  },
  { header: m.extensions_office_receipt, width: 'w-28', wide: true, bar: 'w-16', cell: ({ receipt }) => receipt },
  {
    header: m.extensions_office_expires,
    sort: 'expires',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ state, previous_expiry, extended_expiry }) =>
      longDate(state === 'cancelled' ? previous_expiry : extended_expiry),
  },
  {
    header: m.extensions_office_created,
    sort: 'created',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: m.extensions_office_actions,
    width: 'w-28 max-md:w-14',
    bar: 'w-12',
    end: true,
    cell: (extension) => <ExtensionActions extension={extension} />,
  },
]

export const HydrateFallback = () => <ExtensionList list={undefined} />

/** `/baltra-admin-dashboard/all/warranty-extensions` */
export default function ExtensionListScreen({ loaderData }: Route.ComponentProps) {
  return <ExtensionList list={loaderData} />
}

function ExtensionList({ list }: { list: Listing<ExtensionRow> | undefined }) {
  return (
    <ListPage
      title={m.extensions_office_title()}
      columns={columns}
      list={list}
      empty={{
        icon: <CalendarPlus />,
        title: m.extensions_office_empty(),
        text: m.extensions_office_empty_text(),
      }}
    >
      <Filters label={m.extensions_office_filters()}>
        <SearchField name="search" label={m.extensions_office_search()} />
        <FilterSelect name="state" label={m.extensions_office_state()} options={STATE_OPTIONS} className="sm:w-52" />
        <FilterSelect
          name="paid_with"
          label={m.extensions_office_paid_with()}
          options={[
            { value: 'points', text: m.extensions_office_paid_points() },
            { value: 'money', text: m.extensions_office_paid_money() },
          ]}
        />
        <DaysFilter label={m.extensions_office_created()} />
        <MoreFilters
          fields={EXTENSION_FIELDS}
          filters={[{ name: 'state', label: m.extensions_office_state(), options: STATE_OPTIONS }]}
        />
      </Filters>
    </ListPage>
  )
}
