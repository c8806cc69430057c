import { ENGINEER_FIELDS } from 'contract/engineers/words'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { ADD_ENGINEER, editEngineerPath } from 'contract/core/office-paths'
import type { Engineer } from 'contract/engineers/endpoints'
import HardHat from 'lucide-react/icons/hard-hat'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { RowActions } from '../lists/row-actions.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { weekdaysText } from '../ui/format/weekdays.ts'
import type { Route } from './+types/engineer-list'
import { loadCentres } from './engineer-choices.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.engineers_list() }] }
export const clientMiddleware = [needs('engineers.read')]
const loadList = listLoader(api.engineers.list, ['search', 'centre_id', 'active', 'sort', 'where'])
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [list, centres] = await Promise.all([loadList(args), loadCentres()])
  return { list, centres }
}
export const clientAction = deleteAction({
  one: (id) => api.engineers.delete({ params: { id } }),
  // Engineers are deleted one by one.
  many: ([id]) => api.engineers.delete({ params: { id: id! } }),
})

const columns: Column<Engineer>[] = [
  serialNumber(),
  {
    header: m.engineers_name,
    sort: 'name',
    width: 'md:w-60',
    bar: 'w-36',
    name: ({ name, phone, centre_name }) => ({ name, below: phone, under: `${centre_name}, ${phone}` }),
  },
  {
    header: m.engineers_centre,
    sort: 'centre',
    width: 'w-56',
    wide: true,
    bar: 'w-36',
    cell: ({ centre_name }) => centre_name,
  },
  {
    header: m.engineers_skills,
    width: 'w-64',
    wide: true,
    bar: 'w-40',
    cell: ({ skill_names }) => skill_names.join(', ') || m.engineers_everything(),
  },
  {
    header: m.engineers_days_off,
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    cell: ({ days_off }) => weekdaysText(days_off) || '–',
  },
  {
    header: m.engineers_open_visits,
    sort: 'open_visits',
    width: 'w-32',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ open_visits }) => whole(open_visits),
  },
  {
    header: m.engineers_state,
    sort: 'state',
    width: 'w-28',
    bar: 'w-16',
    cell: ({ active }) =>
      active ? <Badge tone="green">{m.engineers_active()}</Badge> : <Badge tone="line">{m.engineers_left()}</Badge>,
  },
  {
    header: m.engineers_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => (
      <RowActions
        name={name}
        links={[{ to: editEngineerPath(id), label: m.engineers_edit({ name }), icon: <Pencil /> }]}
        remove={{ id, text: m.engineers_delete_text() }}
      />
    ),
  },
]

const screen = (centres: readonly { id: number; name: string }[]) => ({
  title: m.engineers_list(),
  columns,
  hrefOf: ({ id }: Engineer) => editEngineerPath(id),
  actions: (
    <ButtonLink to={ADD_ENGINEER} variant="ink" size="sm">
      <Plus />
      {m.engineers_add()}
    </ButtonLink>
  ),
  empty: { icon: <HardHat />, title: m.engineers_empty(), text: m.engineers_empty_text() },
  children: (
    <Filters label={m.engineers_filters()}>
      <SearchField name="search" label={m.engineers_search()} />
      <FilterSelect
        name="centre_id"
        label={m.engineers_centre()}
        options={centres.map(({ id, name }) => ({ value: String(id), text: () => name }))}
        className="sm:w-64"
      />
      <FilterSelect
        name="active"
        label={m.engineers_state()}
        options={[
          { value: 'true', text: m.engineers_active },
          { value: 'false', text: m.engineers_left },
        ]}
      />
      <MoreFilters
        fields={ENGINEER_FIELDS}
        filters={[
          {
            name: 'centre_id',
            label: m.engineers_centre(),
            options: centres.map(({ id, name }) => ({ value: String(id), text: () => name })),
          },
          { name: 'name', label: m.office_name() },
          { name: 'phone', label: m.engineers_phone() },
        ]}
      />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen([])} list={undefined} />

/** `/baltra-admin-dashboard/all/engineers` */
export default function EngineerList({ loaderData: { list, centres } }: Route.ComponentProps) {
  return <ListPage {...screen(centres)} list={list} />
}
