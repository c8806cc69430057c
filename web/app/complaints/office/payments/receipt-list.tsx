import { PAYMENT_METHODS } from 'contract/complaints/payment-words'
import { COMPLAINT_LIST, complaintPath } from 'contract/core/office-paths'
import Receipt from 'lucide-react/icons/receipt'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { defineList } from '../../../lists/define-list.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { needs } from '../../../session/guard.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { ShortDay } from '../../../ui/data/short-day.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { methodLabel } from '../../payments/method-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.payments_office_title() }] }
export const clientMiddleware = [needs('complaints.read')]

/** `/baltra-admin-dashboard/all/receipts`: what customers paid for repairs, for the accounts. */
const list = defineList({
  title: m.payments_office_title,
  call: api.payments.list,
  exported: { exportCall: api.payments.export, exportName: 'receipts' },
  hrefOf: ({ complaint_id }) => (complaint_id === null ? COMPLAINT_LIST : complaintPath(complaint_id)),
  columns: [
    {
      header: m.payments_office_number,
      width: 'md:w-52',
      bar: 'w-28',
      className: 'tabular-nums',
      name: ({ number, customer_name, amount }) => ({
        name: number,
        below: customer_name || m.payments_office_deleted(),
        under: [rupees(amount), customer_name].filter(Boolean).join(', '),
      }),
    },
    {
      header: m.payments_office_day,
      sort: 'at',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ at }) => <ShortDay when={at} />,
    },
    {
      header: m.payments_office_complaint,
      width: 'w-40',
      wide: true,
      bar: 'w-28',
      className: 'tabular-nums',
      cell: ({ complaint_id, job_no, model_name }) => (
        <>
          {complaint_id === null ? m.payments_office_deleted() : job_no || `#${whole(complaint_id)}`}
          <span className="block truncate text-ink-3">{model_name}</span>
        </>
      ),
    },
    {
      header: m.payments_office_amount_column,
      sort: 'amount',
      width: 'w-32',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ amount, method }) => (
        <>
          {rupees(amount)}
          <span className="block text-ink-3">{methodLabel(method)}</span>
        </>
      ),
    },
    {
      header: m.payments_office_by,
      width: 'w-32',
      wide: true,
      bar: 'w-24',
      cell: ({ received_by_name }) => received_by_name,
    },
    {
      header: m.payments_office_state,
      width: 'w-28 max-md:text-right',
      bar: 'w-20',
      className: 'max-md:text-right',
      cell: ({ voided_at }) =>
        voided_at === null ? (
          <Badge tone="green">{m.payments_office_counts()}</Badge>
        ) : (
          <Badge tone="grey">{m.payments_office_is_void()}</Badge>
        ),
    },
  ],
  empty: {
    icon: <Receipt />,
    title: m.payments_office_none,
    filtered: m.payments_office_nothing_found,
    text: m.payments_office_none_text,
  },
  filters: {
    label: m.payments_office_list_filter,
    search: { name: 'search', label: m.payments_office_search },
    days: m.payments_office_day,
    each: [
      {
        name: 'method',
        label: m.payments_office_method,
        options: PAYMENT_METHODS.map((value) => ({ value, text: () => methodLabel(value) })),
        at: 'bar',
      },
      {
        name: 'voided',
        label: m.payments_office_state,
        options: [
          { value: 'false', text: m.payments_office_counts },
          { value: 'true', text: m.payments_office_is_void },
        ],
        at: 'bar',
      },
    ],
  },
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
