import { REVIEW_FIELDS } from 'contract/reviews/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { PRODUCT, prefixOf } from 'contract/core/paths'
import ExternalLink from 'lucide-react/icons/external-link'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReviewRow } from 'contract/reviews/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
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
import { whole } from '../../ui/format/numbers.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_menu_reviews() }] }
export const clientMiddleware = [needs('reviews.moderate')]
export const clientLoader = listLoader(
  api.reviews.listAll,
  ['rating', 'status', 'search', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.reviews.export,
    exportName: 'reviews',
  },
)
export const clientAction = moderateAction

const columns = (): Column<ReviewRow>[] => [
  serialNumber(),
  {
    header: m.reviews_office_customer(),
    sort: 'customer',
    width: 'md:w-48',
    bar: 'w-28',
    name: ({ customer, is_verified, product, rating }) => ({
      name: authorOf(customer),
      ...(is_verified && { below: m.reviews_office_verified() }),
      under: m.reviews_office_rating_of({ rating: whole(rating), best: whole(5), model: product.model_name }),
      picture: <Avatar size="row" name={authorOf(customer)} src={customer.image_url} />,
    }),
  },
  {
    header: m.reviews_office_product(),
    sort: 'product',
    width: 'w-36',
    wide: true,
    bar: 'w-24',
    cell: ({ product }) => product.model_name,
  },
  {
    header: m.reviews_office_rating(),
    sort: 'rating',
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  {
    header: m.reviews_office_review(),
    width: 'w-88',
    wide: true,
    bar: 'w-64',
    cell: ({ review }) => <span className="line-clamp-2 wrap-anywhere whitespace-normal">{review}</span>,
  },
  {
    header: m.office_status(),
    sort: 'status',
    width: 'w-30 max-md:text-right',
    bar: 'w-16',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (review) => <ReviewBadge review={review} />,
  },
  {
    header: m.reviews_office_date(),
    sort: 'created',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ date_joined }) => longDate(date_joined),
  },
  {
    header: m.office_actions(),
    width: 'w-20',
    bar: 'w-6',
    end: true,
    cell: ({ product }) => (
      <IconLink
        to={`${prefixOf(PRODUCT)}${product.id}#reviews`}
        size="sm"
        label={m.reviews_office_see_in_shop({ model: product.model_name })}
      >
        <ExternalLink />
      </IconLink>
    ),
  },
]

const states = () => [
  { value: 'shown', text: m.reviews_office_shown() },
  { value: 'hidden', text: m.reviews_office_hidden() },
]
const ratings = () =>
  [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    text: m.reviews_office_stars({ count, shown: whole(count) }),
  }))

export const HydrateFallback = () => <ReviewList list={undefined} />

/** `/baltra-admin-dashboard/all/reviews` */
export default function ReviewListScreen({ loaderData }: Route.ComponentProps) {
  return <ReviewList list={loaderData} />
}

function ReviewList({ list }: { list: Listing<ReviewRow> | undefined }) {
  return (
    <ListPage
      title={m.reviews_office_list()}
      columns={columns()}
      list={list}
      empty={{
        icon: <MessageSquare />,
        title: m.office_nothing_found_stop(),
        text: m.reviews_office_none_text(),
      }}
      selectionActions={<HideSelected />}
    >
      <Filters label={m.reviews_office_filter()}>
        <SearchField name="search" label={m.reviews_office_search()} />
        <FilterSelect name="rating" label={m.reviews_office_rating()} options={ratings()} />
        <FilterSelect name="status" label={m.office_status()} options={states()} />
        <DaysFilter label={m.reviews_office_date()} />
        <MoreFilters
          fields={REVIEW_FIELDS}
          filters={[
            { name: 'rating', label: m.reviews_office_rating(), options: ratings() },
            { name: 'product', label: m.reviews_office_product() },
            { name: 'review', label: m.reviews_office_review() },
          ]}
        />
      </Filters>
    </ListPage>
  )
}
