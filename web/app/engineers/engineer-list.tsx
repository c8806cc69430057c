import { ENGINEER_FIELDS } from 'contract/engineers/words'
import { ADD_ENGINEER, editEngineerPath } from 'contract/core/office-paths'
import HardHat from 'lucide-react/icons/hard-hat'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { defineList } from '../lists/define-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { weekdaysText } from '../ui/format/weekdays.ts'
import { loadCentres } from './engineer-choices.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.engineers_list() }] }
export const clientMiddleware = [needs('engineers.read')]

/** `/baltra-admin-dashboard/all/engineers` */
const list = defineList({
  title: m.engineers_list,
  call: api.engineers.list,
  beside: loadCentres,
  columns: [
    {
      header: m.engineers_name,
      sort: 'name',
      width: 'md:w-44',
      bar: 'w-36',
      name: ({ name, phone, centre_name }) => ({ name, below: phone, under: `${centre_name}, ${phone}` }),
    },
    {
      header: m.engineers_centre,
      sort: 'centre',
      width: 'w-40',
      wide: true,
      bar: 'w-36',
      cell: ({ centre_name }) => centre_name,
    },
    {
      header: m.engineers_state,
      sort: 'state',
      width: 'w-24',
      bar: 'w-16',
      cell: ({ active }) =>
        active ? <Badge tone="green">{m.engineers_active()}</Badge> : <Badge tone="line">{m.engineers_left()}</Badge>,
    },
    {
      header: m.engineers_open_visits,
      sort: 'open_visits',
      width: 'w-26',
      wide: true,
      bar: 'w-6',
      className: 'tabular-nums',
      cell: ({ open_visits }) => whole(open_visits),
    },
    {
      header: m.engineers_days_off,
      width: 'w-32',
      wide: true,
      bar: 'w-20',
      cell: ({ days_off }) => weekdaysText(days_off) || '–',
    },
    {
      header: m.engineers_skills,
      width: 'w-64',
      wide: true,
      bar: 'w-40',
      cell: ({ skill_names }) => skill_names.join(', ') || m.engineers_everything(),
    },
  ],
  hrefOf: ({ id }) => editEngineerPath(id),
  actionsOf: ({ id, name }) => ({
    name,
    links: [{ to: editEngineerPath(id), label: m.engineers_edit({ name }), icon: <Pencil /> }],
    remove: { id, text: m.engineers_delete_text() },
  }),
  deletes: {
    one: (id) => api.engineers.delete({ params: { id } }),
    // Engineers are deleted one by one.
    many: ([id]) => api.engineers.delete({ params: { id: id! } }),
  },
  empty: { icon: <HardHat />, title: m.engineers_empty, text: m.engineers_empty_text },
  add: { to: ADD_ENGINEER, label: m.engineers_add },
  filters: {
    label: m.engineers_filters,
    search: { name: 'search', label: m.engineers_search },
    fields: ENGINEER_FIELDS,
    each: [
      {
        name: 'centre_id',
        label: m.engineers_centre,
        options: (centres = []) => centres.map(({ id, name }) => ({ value: String(id), text: name })),
        at: 'both',
        width: 'sm:w-64',
      },
      {
        name: 'active',
        label: m.engineers_state,
        options: [
          { value: 'true', text: m.engineers_active },
          { value: 'false', text: m.engineers_left },
        ],
        at: 'bar',
      },
      { name: 'name', label: m.office_name },
      { name: 'phone', label: m.engineers_phone },
    ],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
