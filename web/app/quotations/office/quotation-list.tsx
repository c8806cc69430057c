import { QUOTATION_FIELDS } from 'contract/quotations/words'
import { quotationPath } from 'contract/core/office-paths'
import Boxes from 'lucide-react/icons/boxes'
import Eye from 'lucide-react/icons/eye'
import type { Quotation } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { QuotationBadge } from './decide-badge.tsx'
import { decideQuotation } from './decide.ts'
import { askedWords, modelWords } from '../asked-words.ts'
import { OUTCOME_OPTIONS, OutcomeBadge } from './outcome-badge.tsx'
import { STATUS_OPTIONS } from './status-label.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.quotations_office_crumb() }] }
export const clientMiddleware = [needs('quotations.read')]

const rowName = ({ model_name, customer_name }: Pick<Quotation, 'model_name' | 'customer_name'>) =>
  m.quotations_office_row_name({ model: model_name, customer: customer_name })

/** `/baltra-admin-dashboard/all/bulk-quote-products` */
const list = defineList({
  title: m.quotations_office_title,
  call: api.quotations.list,
  exported: { exportCall: api.quotations.export, exportName: 'bulk-quotes' },
  columns: [
    serialNumber(),
    {
      header: m.quotations_office_customer_name,
      sort: 'customer',
      width: 'md:w-36',
      bar: 'w-28',
      name: (quotation) => ({ name: quotation.company || quotation.customer_name, under: askedWords(quotation) }),
    },
    { header: m.quotations_office_model_name, width: 'w-36', wide: true, bar: 'w-28', cell: modelWords },
    {
      header: m.quotations_office_quantity,
      sort: 'quantity',
      width: 'w-20',
      wide: true,
      bar: 'w-8',
      className: 'tabular-nums',
      cell: ({ quantity }) => whole(quantity),
    },
    {
      header: m.quotations_office_status,
      sort: 'status',
      width: 'w-30 max-md:text-right',
      bar: 'w-20',
      className: 'overflow-visible! max-md:px-1 max-md:text-right',
      cell: (quotation) => (
        <div className="grid justify-items-start gap-1 max-md:justify-items-end">
          <QuotationBadge quotation={quotation} />
          {quotation.outcome && quotation.outcome !== 'open' && <OutcomeBadge outcome={quotation.outcome} />}
        </div>
      ),
    },
    {
      header: m.quotations_office_created,
      sort: 'created',
      width: 'w-40',
      wide: true,
      bar: 'w-36',
      className: 'tabular-nums',
      cell: ({ created_at }) => longDate(created_at),
    },
    {
      header: m.quotations_office_model_number,
      width: 'w-28',
      wide: true,
      bar: 'w-16',
      className: 'tabular-nums',
      cell: ({ model_num }) => model_num,
    },
    {
      header: m.quotations_office_contact,
      width: 'w-28',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ contact }) => contact,
    },
  ],
  hrefOf: ({ id }) => quotationPath(id),
  actionsOf: (quotation) => ({
    name: rowName(quotation),
    links: [
      {
        to: quotationPath(quotation.id),
        label: m.quotations_office_view({ name: rowName(quotation) }),
        icon: <Eye />,
      },
    ],
    remove: { id: quotation.id, text: m.quotations_office_delete_text() },
  }),
  deletes: {
    one: (id) => api.quotations.delete({ params: { id } }),
    many: (quotation_ids) => api.quotations.deleteMany({ body: { quotation_ids } }),
    otherwise: decideQuotation,
    words: {
      one: m.quotations_office_one,
      many: m.quotations_office_many,
      text: m.quotations_office_delete_many_text,
    },
  },
  empty: { icon: <Boxes />, title: m.quotations_office_empty, text: m.quotations_office_empty_text },
  filters: {
    label: m.quotations_office_filters,
    search: { name: 'search', label: m.quotations_office_search },
    days: m.quotations_office_created,
    fields: QUOTATION_FIELDS,
    each: [
      { name: 'status', label: m.quotations_office_status, options: STATUS_OPTIONS, at: 'both' },
      { name: 'outcome', label: m.quotations_office_outcome, options: OUTCOME_OPTIONS, at: 'bar' },
      { name: 'customer', label: m.quotations_office_customer_name },
    ],
  },
  hint: m.quotations_office_hint,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
