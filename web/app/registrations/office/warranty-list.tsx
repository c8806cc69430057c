import { WARRANTY_FIELDS } from 'contract/registrations/words'
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
import { actionsColumn } from '../../lists/actions-column.tsx'
import { defineList } from '../../lists/define-list.tsx'
import type { RowActionsProps } from '../../lists/row-actions.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { mayExportPeople } from '../../office/office-data.ts'
import { Thumb } from '../../office/thumb.tsx'
import { needs } from '../../session/guard.ts'
import { districtOptions } from '../../ui/fields/district-options.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { AddRegistrationLink } from './add-registration-link.tsx'
import type { Route } from './+types/warranty-list'
import { expiryText } from './expiry.ts'
import { WarrantyPopUp } from './warranty-pop-up.tsx'
import { isInWarranty } from '../warranty.ts'
import { ShortDay } from '../../ui/data/short-day.tsx'

/** address parameter: the warranty open over the list */
const OPENED = 'warranty'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.registrations_office_warranty_crumb() }] }
export const clientMiddleware = [needs('warranties.read')]

const list = defineList({
  title: m.registrations_office_warranty_title,
  call: api.registrations.warranties,
  exported: { exportCall: api.registrations.exportWarranties, mayExport: mayExportPeople, exportName: 'warranties' },
  columns: [
    {
      header: m.registrations_office_warranty_image,
      width: 'w-26',
      wide: true,
      roomy: true,
      bar: 'w-9',
      cell: ({ warranty_image }) => <Thumb src={warranty_image} />,
    },
    {
      header: m.registrations_office_customer_name,
      sort: 'customer',
      width: 'md:w-36',
      bar: 'w-28',
      name: ({ customer_name, model_name, serial_number }) => ({
        name: customer_name,
        under: `${model_name}, ${serial_number}`,
      }),
    },
    {
      header: m.registrations_office_model_name_head,
      sort: 'model',
      width: 'w-28',
      wide: true,
      bar: 'w-24',
      cell: ({ model_name }) => model_name,
    },
    {
      header: m.registrations_office_serial_number_head,
      width: 'w-30',
      wide: true,
      bar: 'w-24',
      className: 'tabular-nums',
      cell: ({ serial_number }) => serial_number,
    },
    {
      header: m.registrations_office_status,
      width: 'w-26 max-md:text-right',
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
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ purchase_date }) => <ShortDay when={purchase_date} />,
    },
    {
      header: m.registrations_office_warranty_expired,
      sort: 'expires',
      width: 'w-32',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ warranty_expire }) => (
        <>
          <ShortDay when={warranty_expire} />
          <span className="block truncate text-ink-3">{expiryText(warranty_expire)}</span>
        </>
      ),
    },
    {
      header: m.registrations_office_model_number_head,
      sort: 'model_num',
      width: 'w-28',
      wide: true,
      bar: 'w-20',
      cell: ({ model_num }) => model_num,
    },
    actionsColumn(useWarrantyActions, { isMenu: true }),
  ],
  deletes: {
    one: (id, reason) => api.registrations.delete({ params: { id }, body: { reason } }),
    many: (stock_ids, reason) => api.registrations.deleteMany({ body: { stock_ids, reason } }),
    by: 'records.delete',
    words: {
      one: m.registrations_office_one,
      many: m.registrations_office_many,
      subject: 'registration',
      text: m.registrations_office_delete_many_text,
    },
  },
  empty: {
    icon: <ShieldCheck />,
    title: m.registrations_office_warranty_empty,
    text: m.registrations_office_warranty_empty_text,
  },
  filters: {
    label: m.registrations_office_warranty_filters,
    search: { name: 'serial_number', label: m.registrations_office_serial_number, delay: 500 },
    days: m.registrations_office_ends_days,
    fields: WARRANTY_FIELDS,
    each: [
      { name: 'model', label: m.registrations_office_model_filter },
      { name: 'serial_number', label: m.registrations_office_serial_number },
      { name: 'district', label: m.registrations_office_district_filter, options: districtOptions },
    ],
  },
  usePage: useWarrantyPage,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton

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
  // Opened from the list, the list is one step back; a shared link has no history.
  const close = () => (wasPressed ? navigate(-1) : navigate(`?${listOf(search)}`, { replace: true }))
  return (
    <>
      <list.Screen loaderData={loaderData} />
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

function useWarrantyPage() {
  const { search } = useLocation()
  return { hrefOf: ({ id }: WarrantyRow) => `?${withWarranty(search, id)}`, actions: <AddRegistrationLink /> }
}

function useWarrantyActions({ id, complaint_id, customer_name, model_name }: WarrantyRow): RowActionsProps {
  const { search } = useLocation()
  const name = m.registrations_office_row_name({ model: model_name, customer: customer_name })
  return {
    name,
    links: [
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
    ],
    remove: { id, text: m.registrations_office_deleted_with_it(), subject: 'registration' },
  }
}
