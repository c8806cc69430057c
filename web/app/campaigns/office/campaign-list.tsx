import type { Campaign } from 'contract/campaigns/endpoints'
import { campaignPath } from 'contract/core/office-paths'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { definePlainList } from '../../lists/define-plain-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { dateColumn } from '../../lists/column.ts'
import { whole } from '../../ui/format/numbers.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.campaigns_title() }] }
export const clientMiddleware = [needs('campaigns.read')]

/** `/baltra-admin-dashboard/campaigns` */
const list = definePlainList({
  title: m.campaigns_title,
  call: api.campaigns.list,
  columns: [
    {
      header: m.campaigns_name,
      width: 'md:w-60',
      bar: 'w-36',
      name: ({ name, by, people, answered }) => ({
        name,
        below: by,
        under: m.campaigns_answered_of({ answered: whole(answered), people: whole(people) }),
      }),
    },
    { header: m.campaigns_count_people, width: 'w-24', wide: true, bar: 'w-8', cell: ({ people }) => whole(people) },
    { header: m.campaigns_count_waiting, width: 'w-24', wide: true, bar: 'w-8', cell: ({ waiting }) => whole(waiting) },
    { header: m.campaigns_count_sent, width: 'w-24', wide: true, bar: 'w-8', cell: ({ sent }) => whole(sent) },
    { header: m.campaigns_count_failed, width: 'w-24', wide: true, bar: 'w-8', cell: ({ failed }) => whole(failed) },
    {
      header: m.campaigns_count_answered,
      width: 'w-28',
      wide: true,
      bar: 'w-8',
      cell: ({ answered }) => whole(answered),
    },
    { header: m.campaigns_count_call, width: 'w-28', wide: true, bar: 'w-8', cell: ({ call }) => whole(call) },
    dateColumn<Campaign>({ header: m.campaigns_made, of: ({ created_at }) => created_at }),
  ],
  hrefOf: ({ id }) => campaignPath(id),
  empty: { icon: <MessageSquareText />, title: m.campaigns_none, text: m.campaigns_none_text },
  note: m.campaigns_note,
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
