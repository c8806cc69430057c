import { PRODUCT, prefixOf } from 'contract/core/paths'
import ExternalLink from 'lucide-react/icons/external-link'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReviewRow } from 'contract/reviews/endpoints'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { Stars } from '../../products/stars.tsx'
import { needs } from '../../session/guard.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import type { Route } from './+types/review-list'
import { HideSelected } from './hide-selected.tsx'
import { moderateAction } from './review-action.ts'
import { ReviewBadge } from './review-badge.tsx'
import { authorOf } from '../review-author.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Reviews' }] }
export const clientMiddleware = [needs('reviews.moderate')]
export const clientLoader = listLoader(api.reviews.listAll, ['rating', 'status', 'search'], {
  exportCall: api.reviews.export,
  exportName: 'reviews',
})
export const clientAction = moderateAction

const columns: Column<ReviewRow>[] = [
  serialNumber(),
  {
    header: 'Customer',
    width: 'md:w-48',
    bar: 'w-28',
    name: ({ customer, is_verified, product, rating }) => ({
      name: authorOf(customer),
      ...(is_verified && { below: 'Verified owner' }),
      under: `${rating} of 5, ${product.model_name}`,
      picture: <Avatar size="row" name={authorOf(customer)} src={customer.image_url} />,
    }),
  },
  { header: 'Product', width: 'w-36', wide: true, bar: 'w-24', cell: ({ product }) => product.model_name },
  { header: 'Rating', width: 'w-28', wide: true, bar: 'w-20', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    header: 'Review',
    width: 'w-88',
    wide: true,
    bar: 'w-64',
    cell: ({ review }) => <span className="line-clamp-2 wrap-anywhere whitespace-normal">{review}</span>,
  },
  {
    header: 'Status',
    width: 'w-30 max-md:text-right',
    bar: 'w-16',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (review) => <ReviewBadge review={review} />,
  },
  {
    header: 'Date',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ date_joined }) => longDate(date_joined),
  },
  {
    header: 'Actions',
    width: 'w-20',
    bar: 'w-6',
    end: true,
    cell: ({ product }) => (
      <IconLink
        to={`${prefixOf(PRODUCT)}${product.id}#reviews`}
        size="sm"
        label={`See ${product.model_name} in the shop`}
      >
        <ExternalLink />
      </IconLink>
    ),
  },
]

const STATES = [
  { value: 'shown', text: 'Shown' },
  { value: 'hidden', text: 'Hidden' },
]
const RATINGS = ['5', '4', '3', '2', '1'].map((value) => ({ value, text: value === '1' ? '1 star' : `${value} stars` }))

export const HydrateFallback = () => <ReviewList list={undefined} />

/** `/baltra-admin-dashboard/all/reviews` */
export default function ReviewListScreen({ loaderData }: Route.ComponentProps) {
  return <ReviewList list={loaderData} />
}

function ReviewList({ list }: { list: Listing<ReviewRow> | undefined }) {
  return (
    <ListPage
      title="Admin All Reviews"
      columns={columns}
      list={list}
      empty={{
        icon: <MessageSquare />,
        title: 'No Data found.',
        text: 'Reviews appear here as soon as customers write them on a product page.',
      }}
      selectionActions={<HideSelected />}
    >
      <Filters label="Filter reviews">
        <SearchField name="search" label="Search in reviews" />
        <FilterSelect name="rating" label="Rating" options={RATINGS} />
        <FilterSelect name="status" label="Status" options={STATES} />
      </Filters>
    </ListPage>
  )
}
