import { quotationPath } from 'contract/core/paths'
import Boxes from 'lucide-react/icons/boxes'
import Eye from 'lucide-react/icons/eye'
import Info from 'lucide-react/icons/info'
import type { Quotation } from 'contract/quotations/endpoints'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { DeleteRow } from '../../lists/delete-row.tsx'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/quotation-list'
import { QuotationBadge } from './decide-badge.tsx'
import { decideQuotation } from './decide.ts'
import { askedWords, modelWords } from '../asked-words.ts'
import { QUOTATION_STATUSES } from 'contract/quotations/words'

const TITLE = 'Admin All BulkQuote Products'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'BulkQuote Products' }] }
export const clientMiddleware = [needs('quotations.read')]
export const clientLoader = listLoader(api.quotations.list, ['status'], {
  exportCall: api.quotations.export,
  exportName: 'bulk-quotes',
})

export const clientAction = deleteAction({
  one: (id) => api.quotations.delete({ params: { id } }),
  many: (quotation_ids) => api.quotations.deleteMany({ body: { quotation_ids } }),
  otherwise: decideQuotation,
})

const columns: Column<Quotation>[] = [
  serialNumber(),
  {
    header: 'Customer Name',
    width: 'md:w-40',
    bar: 'w-28',
    name: (quotation) => ({ name: quotation.customer_name, under: askedWords(quotation) }),
  },
  { header: 'Model Name', width: 'w-48', wide: true, bar: 'w-28', cell: modelWords },
  {
    header: 'Model Number',
    width: 'w-28',
    wide: true,
    bar: 'w-16',
    className: 'tabular-nums',
    cell: ({ model_num }) => model_num,
  },
  {
    header: 'Contact',
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ contact }) => contact,
  },
  {
    header: 'Quantity',
    width: 'w-22',
    wide: true,
    bar: 'w-8',
    className: 'tabular-nums',
    cell: ({ quantity }) => whole(quantity),
  },
  {
    header: 'Status',
    width: 'w-30 max-md:text-right',
    bar: 'w-20',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (quotation) => <QuotationBadge quotation={quotation} />,
  },
  {
    header: 'CreatedAt',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: 'Actions',
    width: 'w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, customer_name, model_name }) => (
      <>
        <IconLink to={quotationPath(id)} size="sm" label={`View ${model_name} for ${customer_name}`}>
          <Eye />
        </IconLink>
        <DeleteRow
          id={id}
          name={`${model_name} for ${customer_name}`}
          text="The request is gone for good; the customer does not see it any more."
        />
      </>
    ),
  },
]

export const HydrateFallback = () => <QuotationList list={undefined} />

/** `/baltra-admin-dashboard/all/bulk-quote-products` */
export default function QuotationListScreen({ loaderData }: Route.ComponentProps) {
  return <QuotationList list={loaderData} />
}

function QuotationList({ list }: { list: Listing<Quotation> | undefined }) {
  return (
    <ListPage
      title={TITLE}
      columns={columns}
      list={list}
      hrefOf={({ id }) => quotationPath(id)}
      empty={{
        icon: <Boxes />,
        title: 'No Data found',
        text: 'Requests appear here as soon as customers send them from a product page.',
      }}
      selectionActions={<DeleteSelected one="request" many="requests" text="They are gone for good." />}
    >
      <Filters label="Filter bulk quotes">
        <FilterSelect name="status" label="Status" options={QUOTATION_STATUSES} />
      </Filters>
      <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
        <Info className="size-4 shrink-0" aria-hidden />
        Click the status badge of a Pending or Rejected request to approve it.
      </p>
    </ListPage>
  )
}
