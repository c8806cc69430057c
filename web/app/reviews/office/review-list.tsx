import { REVIEW_FIELDS } from 'contract/reviews/words'
import { PRODUCT, prefixOf } from 'contract/core/paths'
import ExternalLink from 'lucide-react/icons/external-link'
import MessageSquare from 'lucide-react/icons/message-square'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { Stars } from '../../ui/data/stars.tsx'
import { needs } from '../../session/guard.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { HideSelected } from './hide-selected.tsx'
import { moderateAction } from './review-action.ts'
import { ReviewBadge } from './review-badge.tsx'
import { authorOf } from '../review-author.ts'
import { whole } from '../../ui/format/numbers.ts'
import { ShortDay } from '../../ui/data/short-day.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_menu_reviews() }] }
export const clientMiddleware = [needs('reviews.moderate')]
export const clientAction = moderateAction

const ratings = () =>
  [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    text: m.reviews_office_stars({ count, shown: whole(count) }),
  }))

/** `/baltra-admin-dashboard/all/reviews` */
const list = defineList({
  title: m.reviews_office_list,
  call: api.reviews.listAll,
  exported: { exportCall: api.reviews.export, exportName: 'reviews' },
  columns: [
    {
      header: m.reviews_office_customer,
      sort: 'customer',
      width: 'md:w-36',
      bar: 'w-28',
      name: ({ customer, is_verified, product, rating }) => ({
        name: authorOf(customer),
        ...(is_verified && { below: m.reviews_office_verified() }),
        under: m.reviews_office_rating_of({ rating: whole(rating), best: whole(5), model: product.model_name }),
        picture: <Avatar size="row" name={authorOf(customer)} src={customer.image_url} />,
      }),
    },
    {
      header: m.reviews_office_product,
      sort: 'product',
      width: 'w-32',
      wide: true,
      bar: 'w-24',
      cell: ({ product }) => product.model_name,
    },
    {
      header: m.reviews_office_rating,
      sort: 'rating',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      cell: ({ rating }) => <Stars rating={rating} />,
    },
    {
      header: m.office_status,
      sort: 'status',
      width: 'w-28 max-md:text-right',
      bar: 'w-16',
      className: 'overflow-visible! max-md:px-1 max-md:text-right',
      cell: (review) => <ReviewBadge review={review} />,
    },
    {
      header: m.reviews_office_date,
      sort: 'created',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ date_joined }) => <ShortDay when={date_joined} />,
    },
    {
      header: m.reviews_office_review,
      width: 'w-88',
      wide: true,
      bar: 'w-64',
      cell: ({ review }) => <span className="line-clamp-2 wrap-anywhere whitespace-normal">{review}</span>,
    },
    {
      header: m.office_actions,
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
  ],
  empty: { icon: <MessageSquare />, title: m.office_nothing_found_stop, text: m.reviews_office_none_text },
  filters: {
    label: m.reviews_office_filter,
    search: { name: 'search', label: m.reviews_office_search },
    days: m.reviews_office_date,
    fields: REVIEW_FIELDS,
    each: [
      { name: 'rating', label: m.reviews_office_rating, options: ratings, at: 'both' },
      {
        name: 'status',
        label: m.office_status,
        options: [
          { value: 'shown', text: m.reviews_office_shown },
          { value: 'hidden', text: m.reviews_office_hidden },
        ],
        at: 'bar',
      },
      { name: 'product', label: m.reviews_office_product },
      { name: 'review', label: m.reviews_office_review },
    ],
  },
  usePage: () => ({ selectionActions: <HideSelected /> }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
