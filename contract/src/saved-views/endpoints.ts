import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, done, filled, flag, many, one } from '../core/fields.ts'
import { LISTS_WITH_VIEWS, type ListWithViews } from './words.ts'

const list = z.enum(Object.keys(LISTS_WITH_VIEWS) as [ListWithViews, ...ListWithViews[]], {
  error: m.saved_views_list_no_saved_views,
})

const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** of the address, without its question mark: `status=Pending&sort=-price` */
  query: z.string(),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  owner_name: z.string(),
})

export type SavedView = z.output<typeof savedView>

/** Views of a list under a name, one’s own and those that others share. */
export const savedViews = define({
  list: {
    method: 'GET',
    path: '/office/views',
    access: 'dashboard.read',
    centre: 'any',
    summary: 'The views of a list, one’s own first, by name',
    query: z.object({ list }),
    response: many(savedView),
  },
  save: {
    method: 'POST',
    path: '/office/views',
    access: 'dashboard.read',
    centre: 'any',
    summary: 'Keep the filters and the order of a list under a name; one’s own view of that name is replaced',
    body: z.object({
      list,
      name: filled(m.saved_views_enter_name, m.labels_a_name, 60),
      query: filled(m.saved_views_choose_filter_order_first, m.labels_the_filters, 1000),
      is_shared: flag().default(false),
    }),
    response: one(savedView),
  },
  delete: {
    method: 'DELETE',
    path: '/office/views/:id',
    access: 'dashboard.read',
    centre: 'any',
    summary: 'Delete one of one’s own views',
    params: byId,
    response: done,
  },
})
