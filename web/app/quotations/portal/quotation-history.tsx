import { ALL_PRODUCTS, ownQuotationPath } from 'contract/core/paths'
import Boxes from 'lucide-react/icons/boxes'
import Eye from 'lucide-react/icons/eye'
import type { QuotationSummary } from 'contract/quotations/endpoints'
import { useLocation, useNavigation } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { serialNumber, type Column } from '../../lists/column.ts'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { Filters, useFiltered } from '../../lists/filters/filters.tsx'
import { ListEmpty, ListFailed } from '../../lists/list-absent.tsx'
import { listLoader, PORTAL_ROWS, type Listing } from '../../lists/list-loader.ts'
import { ListTable } from '../../lists/list-table.tsx'
import { SelectionContext, useNewSelection } from '../../lists/bulk/selection.tsx'
import { withPage } from '../../lists/use-last-page.ts'
import { PortalError } from '../../portal/portal-error.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { rupees } from '../../ui/format/price.ts'
import type { Route } from './+types/quotation-history'
import { askedWords, moreWords, withMore } from '../asked-words.ts'
import { ChosenActions } from './chosen-actions.tsx'
import { isExpired, validityWords } from '../offer-words.ts'
import { QUOTATION_STATUSES } from 'contract/quotations/words'
import { QuotationOutcome, QuotationStatus, quotationStatusLabel } from '../quotation-status.tsx'
import { requestAction } from '../request-quotation.ts'
import { m } from '#messages'

export const clientLoader = listLoader(api.quotations.listMine, ['status'], { perPage: PORTAL_ROWS })
/** The dialog on a product's page sends its requests here. */
export const clientAction = requestAction

const columns = (): Column<QuotationSummary>[] => [
  serialNumber(),
  {
    header: m.quotations_customer_name(),
    width: 'w-36',
    wide: true,
    bar: 'w-24',
    cell: ({ customer_name }) => customer_name,
  },
  {
    header: m.quotations_model_name(),
    width: 'md:w-40',
    bar: 'w-28',
    name: (quotation) => ({
      name: quotation.model_name,
      below: moreWords(quotation.products),
      under: shortWords(quotation),
    }),
  },
  {
    header: m.quotations_model_number(),
    width: 'w-28',
    wide: true,
    bar: 'w-16',
    className: 'tabular-nums',
    cell: ({ model_num }) => model_num,
  },
  {
    header: m.quotations_contact(),
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ contact }) => contact,
  },
  {
    header: m.quotations_quantity(),
    width: 'w-20',
    wide: true,
    bar: 'w-8',
    className: 'tabular-nums',
    cell: ({ quantity }) => whole(quantity),
  },
  {
    header: m.quotations_status(),
    width: 'w-28 max-md:text-right',
    bar: 'w-20',
    className: 'max-md:px-1 max-md:text-right',
    cell: ({ status, outcome }) => (
      <div className="grid justify-items-start gap-1 max-md:justify-items-end">
        <QuotationStatus status={status} own />
        {/* That it is expired stands beside its total. */}
        {outcome && outcome !== 'open' && outcome !== 'expired' && <QuotationOutcome outcome={outcome} />}
      </div>
    ),
  },
  {
    header: m.quotations_offer(),
    width: 'w-44',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: (quotation) => <OfferCell quotation={quotation} />,
  },
  {
    header: m.quotations_created(),
    width: 'w-48',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: m.quotations_view(),
    width: 'w-12 md:w-16',
    bar: 'w-6',
    end: true,
    cell: (quotation) => (
      <IconLink to={ownQuotationPath(quotation.id)} label={m.quotations_view_name({ name: askedWords(quotation) })}>
        <Eye />
      </IconLink>
    ),
  },
]

export const HydrateFallback = () => <History list={undefined} />

/** `/baltra-bulk-quote` */
export default function QuotationHistory({ loaderData }: Route.ComponentProps) {
  return <History list={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: ALL_PRODUCTS, text: m.quotations_all_products() }} />
)

interface HistoryProps {
  list: Listing<QuotationSummary> | undefined
}

function History({ list }: HistoryProps) {
  const selection = useNewSelection()
  return (
    <main id="main" className="pb-20 lg:pb-28">
      <title>{`${m.quotations_history()} | ${brand.name}`}</title>
      <section className="border-b border-line bg-ground">
        <div className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-16">
          <h1 className="text-title lg:text-[3.5rem]">{m.quotations_history()}</h1>
          <p className="mt-3 max-w-read text-ink-2 lg:text-lead">{m.quotations_history_text()}</p>
        </div>
      </section>
      <SelectionContext value={selection}>
        <div className="mx-auto max-w-shop px-5 pt-6 lg:px-10">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-5">
            <Filters label={m.quotations_filters()}>
              <FilterSelect name="status" label={m.quotations_status()} options={statusOptions()} className="sm:w-48" />
            </Filters>
            {list?.rows && list.rows.length > 0 && <ChosenActions selection={selection} />}
          </div>
          <output className="sr-only">{list?.rows && countOf(list.pagination.total_results)}</output>
          <Rows list={list} />
        </div>
      </SelectionContext>
    </main>
  )
}

/** The total and its validity, or why there is none. */
const OfferCell = ({ quotation }: { quotation: QuotationSummary }) => (
  <>
    {quotation.total !== null && <span className="block text-ink">{rupees(quotation.total)}</span>}
    <span className="block text-ink-3 wrap-anywhere first-letter:uppercase">
      {quotation.reason || validityWords(quotation) || (quotation.total === null && '–')}
    </span>
  </>
)

/** The short form shown on a phone. */
function shortWords({ total, valid_until, quantity, model_num, products }: QuotationSummary): string {
  if (total === null) return `${whole(quantity)} × ${withMore(model_num, products)}`
  return isExpired({ valid_until }) ? m.quotations_short_expired({ total: rupees(total) }) : rupees(total)
}

const countOf = (total: number) => m.quotations_count({ count: total, shown: whole(total) })

const statusOptions = () => QUOTATION_STATUSES.map((value) => ({ value, text: quotationStatusLabel(value) }))

function Rows({ list }: HistoryProps) {
  const { pathname, search } = useLocation()
  const { state, location: next } = useNavigation()
  const filtered = useFiltered()
  const isRefreshing = state === 'loading' && next.pathname === pathname
  if (list?.failure !== undefined) return <ListFailed why={list.failure} busy={isRefreshing} />
  if (list?.pagination.total_results === 0 && !filtered) return <Nothing />
  if (list?.rows.length === 0)
    return <ListEmpty title={m.quotations_no_data()} text="" icon={<Boxes />} pagination={list.pagination} />
  return (
    <div className="overflow-hidden rounded-card border border-line [&:not(:has(nav))_tr:last-child>td]:border-b-0">
      <ListTable
        title={m.quotations_history()}
        list={list}
        columns={columns()}
        hrefOf={({ id }) => ownQuotationPath(id)}
        isRefreshing={isRefreshing}
      />
      {list && list.pagination.total_pages > 1 && (
        <div className="px-4 py-2.5 lg:px-6">
          <Pager pagination={list.pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
        </div>
      )}
    </div>
  )
}

const Nothing = () => (
  <EmptyState icon={<Boxes />} title={m.quotations_no_data()} text={m.quotations_none_text()}>
    <ButtonLink to={ALL_PRODUCTS} variant="ink">
      {m.quotations_all_products()}
    </ButtonLink>
  </EmptyState>
)
