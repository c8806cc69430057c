import { districtsIn } from 'contract/core/districts'
import { pageLocale } from '../../locale.ts'
import { districtName } from '../../ui/format/district-name.ts'
import { WARRANTY_FIELDS } from 'contract/registrations/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { complaintPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wrench from 'lucide-react/icons/wrench'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { WarrantyRow } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { mayExportPeople, useMay } from '../../office/office-data.ts'
import { Thumb } from '../../office/thumb.tsx'
import { needs } from '../../session/guard.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/warranty-list'
import { AddRegistrationLink } from './add-registration-link.tsx'
import { expiryText } from './expiry.ts'
import { WarrantyPopUp } from './warranty-pop-up.tsx'
import { isInWarranty } from '../warranty.ts'

const SEARCH_DELAY_MS = 500
/** address parameter: the warranty open over the list */
const OPENED = 'warranty'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.registrations_office_warranty_crumb() }] }
export const clientMiddleware = [needs('warranties.read')]
export const clientLoader = listLoader(api.registrations.warranties, ['serial_number', 'from', 'to', 'sort', 'where'], {
  exportCall: api.registrations.exportWarranties,
  mayExport: mayExportPeople,
  exportName: 'warranties',
})
export const clientAction = deleteAction({
  one: (id, reason) => api.registrations.delete({ params: { id }, body: { reason } }),
  many: (stock_ids, reason) => api.registrations.deleteMany({ body: { stock_ids, reason } }),
})

const columns: Column<WarrantyRow>[] = [
  {
    header: m.registrations_office_warranty_image,
    width: 'w-28',
    wide: true,
    bar: 'w-9',
    cell: ({ warranty_image }) => <Thumb src={warranty_image} />,
  },
  {
    header: m.registrations_office_customer_name,
    sort: 'customer',
    width: 'md:w-40',
    bar: 'w-28',
    name: ({ customer_name, model_name, serial_number }) => ({
      name: customer_name,
      under: `${model_name}, ${serial_number}`,
    }),
  },
  {
    header: m.registrations_office_model_name_head,
    sort: 'model',
    width: 'w-32',
    wide: true,
    bar: 'w-24',
    cell: ({ model_name }) => model_name,
  },
  {
    header: m.registrations_office_model_number_head,
    sort: 'model_num',
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    cell: ({ model_num }) => model_num,
  },
  {
    header: m.registrations_office_serial_number_head,
    width: 'w-32',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ serial_number }) => serial_number,
  },
  {
    header: m.registrations_office_status,
    width: 'w-28 max-md:text-right',
    bar: 'w-20',
    className: 'max-md:px-1 max-md:text-right',
    cell: ({ warranty_expire }) =>
      isInWarranty(warranty_expire) ? (
        <Badge tone="green">{m.registrations_office_available()}</Badge>
      ) : (
        <Badge tone="grey">{m.registrations_office_expired_badge()}</Badge>
      ),
  },
  {
    header: m.registrations_office_purchase_date_head,
    sort: 'purchase_date',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ purchase_date }) => longDate(purchase_date),
  },
  {
    header: m.registrations_office_warranty_expired,
    sort: 'expires',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ warranty_expire }) => (
      <>
        {longDate(warranty_expire)}
        <span className="block truncate text-ink-3">{expiryText(warranty_expire)}</span>
      </>
    ),
  },
  {
    header: m.registrations_office_actions,
    width: 'w-13 md:w-16 lg:w-32',
    bar: 'w-12',
    end: true,
    cell: (row) => <WarrantyActions warranty={row} />,
  },
]

const screen = () => ({
  title: m.registrations_office_warranty_title(),
  columns,
  empty: {
    icon: <ShieldCheck />,
    title: m.registrations_office_warranty_empty(),
    text: m.registrations_office_warranty_empty_text(),
  },
  children: (
    <Filters label={m.registrations_office_warranty_filters()}>
      <SearchField name="serial_number" label={m.registrations_office_serial_number()} delay={SEARCH_DELAY_MS} />
      <DaysFilter label={m.registrations_office_ends_days()} />
      <MoreFilters
        fields={WARRANTY_FIELDS}
        filters={[
          { name: 'model', label: m.registrations_office_model_filter() },
          { name: 'serial_number', label: m.registrations_office_serial_number() },
          {
            name: 'district',
            label: m.registrations_office_district_filter(),
            options: districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) })),
          },
        ]}
      />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** Opening and closing dialogs leaves the list unchanged. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList = listOf(currentUrl.search) === listOf(nextUrl.search) && currentUrl.search !== nextUrl.search
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

/** `/baltra-admin-dashboard/all/warranty-status-list` */
export default function WarrantyList({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wasPressed = useNavigationType() === NavigationType.Push
  const mayDelete = useMay('records.delete')
  // Opened from the list, the list is one step back; a shared link has no history.
  const close = () => (wasPressed ? navigate(-1) : navigate(`?${listOf(search)}`, { replace: true }))
  return (
    <>
      <ListPage
        {...screen()}
        list={loaderData}
        hrefOf={({ id }) => `?${withWarranty(search, id)}`}
        actions={<AddRegistrationLink />}
        {...(mayDelete && {
          selectionActions: (
            <DeleteSelected
              one={m.registrations_office_one()}
              many={m.registrations_office_many()}
              subject="registration"
              text={m.registrations_office_delete_many_text()}
            />
          ),
        })}
      />
      <WarrantyPopUp id={new URLSearchParams(search).get(OPENED)} onClose={() => void close()} />
    </>
  )
}

/** The address without the warranty that is open over the list. */
function listOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(OPENED)
  return params.toString()
}

function withWarranty(search: string, id: number): string {
  const params = new URLSearchParams(search)
  params.set(OPENED, String(id))
  return params.toString()
}

function WarrantyActions({ warranty: { id, complaint_id, customer_name, model_name } }: { warranty: WarrantyRow }) {
  const { search } = useLocation()
  const name = m.registrations_office_row_name({ model: model_name, customer: customer_name })
  return (
    <RowActions
      name={name}
      links={[
        { to: `?${withWarranty(search, id)}`, label: m.registrations_office_view({ name }), icon: <Eye /> },
        ...(complaint_id === null
          ? []
          : [
              {
                to: complaintPath(complaint_id),
                label: m.registrations_office_complaint_about({ name }),
                icon: <Wrench />,
              },
            ]),
      ]}
      remove={{ id, text: m.registrations_office_deleted_with_it(), subject: 'registration' }}
    />
  )
}
