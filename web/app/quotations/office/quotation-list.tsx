import { QUOTATION_FIELDS } from 'contract/quotations/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { quotationPath } from 'contract/core/office-paths'
import Boxes from 'lucide-react/icons/boxes'
import Eye from 'lucide-react/icons/eye'
import Info from 'lucide-react/icons/info'
import type { Quotation } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/quotation-list'
import { QuotationBadge } from './decide-badge.tsx'
import { decideQuotation } from './decide.ts'
import { askedWords, modelWords } from '../asked-words.ts'
import { STATUS_OPTIONS } from './status-label.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.quotations_office_crumb() }] }
export const clientMiddleware = [needs('quotations.read')]
export const clientLoader = listLoader(api.quotations.list, ['status', 'search', 'from', 'to', 'sort', 'where'], {
  exportCall: api.quotations.export,
  exportName: 'bulk-quotes',
})

export const clientAction = deleteAction({
  one: (id) => api.quotations.delete({ params: { id } }),
  many: (quotation_ids) => api.quotations.deleteMany({ body: { quotation_ids } }),
  otherwise: decideQuotation,
})

const rowName = ({ model_name, customer_name }: Pick<Quotation, 'model_name' | 'customer_name'>) =>
  m.quotations_office_row_name({ model: model_name, customer: customer_name })

const columns: Column<Quotation>[] = [
  serialNumber(),
  {
    header: m.quotations_office_customer_name,
    sort: 'customer',
    width: 'md:w-40',
    bar: 'w-28',
    name: (quotation) => ({ name: quotation.customer_name, under: askedWords(quotation) }),
  },
  { header: m.quotations_office_model_name, width: 'w-48', wide: true, bar: 'w-28', cell: modelWords },
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
  {
    header: m.quotations_office_quantity,
    sort: 'quantity',
    width: 'w-22',
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
    cell: (quotation) => <QuotationBadge quotation={quotation} />,
  },
  {
    header: m.quotations_office_created,
    sort: 'created',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: m.quotations_office_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, customer_name, model_name }) => (
      <RowActions
        name={rowName({ model_name, customer_name })}
        links={[
          {
            to: quotationPath(id),
            label: m.quotations_office_view({ name: rowName({ model_name, customer_name }) }),
            icon: <Eye />,
          },
        ]}
        remove={{ id, text: m.quotations_office_delete_text() }}
      />
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
      title={m.quotations_office_title()}
      columns={columns}
      list={list}
      hrefOf={({ id }) => quotationPath(id)}
      empty={{
        icon: <Boxes />,
        title: m.quotations_office_empty(),
        text: m.quotations_office_empty_text(),
      }}
      selectionActions={
        <DeleteSelected
          one={m.quotations_office_one()}
          many={m.quotations_office_many()}
          text={m.quotations_office_delete_many_text()}
        />
      }
    >
      <Filters label={m.quotations_office_filters()}>
        <SearchField name="search" label={m.quotations_office_search()} />
        <FilterSelect name="status" label={m.quotations_office_status()} options={STATUS_OPTIONS} />
        <DaysFilter label={m.quotations_office_created()} />
        <MoreFilters
          fields={QUOTATION_FIELDS}
          filters={[
            { name: 'status', label: m.quotations_office_status(), options: STATUS_OPTIONS },
            { name: 'customer', label: m.quotations_office_customer_name() },
          ]}
        />
      </Filters>
      <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
        <Info className="size-4 shrink-0" aria-hidden />
        {m.quotations_office_hint()}
      </p>
    </ListPage>
  )
}
