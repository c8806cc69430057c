import CompassIcon from 'lucide-react/icons/compass'
import type { DeadEnd } from 'contract/dead-ends/endpoints'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { Column } from '../lists/column.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import type { Words } from '../lists/words.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import type { Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { DeadEndActions } from './dead-end-actions.tsx'
import { AddRedirect } from './redirect-dialog.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_dead_ends() }],
}
export const clientMiddleware = [needs('deadends.manage')]
export const clientAction = deleteAction({
  otherwise: saveRedirect,
  one: (id) => api.deadEnds.clear({ params: { id } }),
  many: (dead_end_ids) => api.deadEnds.clearMany({ body: { dead_end_ids } }),
})

async function saveRedirect({ request }: { request: Request }): Promise<Refusal | { message: string }> {
  return submitForMessage(api.deadEnds.redirect, { values: valuesOf(await request.formData()) })
}

const number = (header: Words, cell: (row: DeadEnd) => number, sort?: string): Column<DeadEnd> => ({
  header,
  width: 'w-26',
  wide: true,
  bar: 'w-6',
  className: 'tabular-nums',
  cell: (row) => whole(cell(row)),
  ...(sort && { sort }),
})

/** `/baltra-admin-dashboard/all/dead-ends` */
const list = definePlainList({
  title: m.office_menu_dead_ends,
  call: api.deadEnds.list,
  columns: [
    {
      header: m.dead_ends_address,
      width: 'md:w-72',
      bar: 'w-40',
      name: ({ path, target, likes, dislikes, reports, last_at }) => ({
        name: path,
        under: target
          ? m.dead_ends_redirected({ target })
          : m.dead_ends_pressed({
              reports: whole(reports),
              likes: whole(likes),
              dislikes: whole(dislikes),
              date: dateTime(last_at),
            }),
      }),
    },
    {
      header: m.dead_ends_came_from,
      width: 'w-56',
      wide: true,
      bar: 'w-28',
      cell: ({ referrer }) => referrer || '–',
    },
    {
      header: m.dead_ends_leads_to,
      width: 'w-56',
      wide: true,
      bar: 'w-28',
      cell: ({ target }) => target || '–',
    },
    number(m.dead_ends_reports, ({ reports }) => reports, 'reports'),
    number(m.dead_ends_likes, ({ likes }) => likes),
    number(m.dead_ends_dislikes, ({ dislikes }) => dislikes),
    {
      header: m.dead_ends_last_seen,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      sort: 'last_at',
      className: 'tabular-nums',
      cell: ({ last_at }) => dateTime(last_at),
    },
    {
      header: m.office_actions,
      width: 'w-13',
      bar: 'w-6',
      end: true,
      isMenu: true,
      cell: (row) => <DeadEndActions row={row} />,
    },
  ],
  empty: { icon: <CompassIcon />, title: m.office_nothing_found_stop, text: m.dead_ends_none_text },
  note: m.dead_ends_text,
  usePage: () => ({
    actions: <AddRedirect />,
    selectionActions: (
      <DeleteSelected one={m.dead_ends_one()} many={m.dead_ends_many()} text={m.dead_ends_delete_many_text()} />
    ),
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
