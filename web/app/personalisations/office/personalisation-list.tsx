import { PERSONALISATION_FIELDS } from 'contract/personalisations/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { personalisationPath } from 'contract/core/office-paths'
import Brush from 'lucide-react/icons/brush'
import Info from 'lucide-react/icons/info'
import type { Personalisation } from 'contract/personalisations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/personalisation-list'
import { decidePersonalisation } from './decide.ts'
import { columns } from './personalisation-columns.tsx'
import { PLACEMENT_OPTIONS, STATUS_OPTIONS } from './labels.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.personalisations_office_title() }] }
export const clientMiddleware = [needs('personalisations.read')]
export const clientLoader = listLoader(
  api.personalisations.list,
  ['placement', 'status', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.personalisations.export,
    exportName: 'personalizations',
  },
)

export const clientAction = deleteAction({
  one: (id) => api.personalisations.delete({ params: { id } }),
  many: (personalization_ids) => api.personalisations.deleteMany({ body: { personalization_ids } }),
  otherwise: decidePersonalisation,
})

export const HydrateFallback = () => <PersonalisationList list={undefined} />

/** `/baltra-admin-dashboard/all/customize-products` */
export default function PersonalisationListScreen({ loaderData }: Route.ComponentProps) {
  return <PersonalisationList list={loaderData} />
}

const PersonalisationList = ({ list }: { list: Listing<Personalisation> | undefined }) => (
  <ListPage
    title={m.personalisations_office_title()}
    columns={columns}
    list={list}
    hrefOf={({ id }) => personalisationPath(id)}
    empty={{
      icon: <Brush />,
      title: m.personalisations_office_empty(),
      text: m.personalisations_office_empty_text(),
    }}
    selectionActions={
      <DeleteSelected
        one={m.personalisations_office_one()}
        many={m.personalisations_office_many()}
        text={m.personalisations_office_delete_many_text()}
      />
    }
  >
    <Filters label={m.personalisations_office_filters()}>
      <FilterSelect name="placement" label={m.personalisations_office_placement()} options={PLACEMENT_OPTIONS} />
      <FilterSelect name="status" label={m.personalisations_office_status()} options={STATUS_OPTIONS} />
      <DaysFilter label={m.personalisations_office_created_at()} />
      <MoreFilters
        fields={PERSONALISATION_FIELDS}
        filters={[
          { name: 'status', label: m.personalisations_office_status(), options: STATUS_OPTIONS },
          { name: 'customer', label: m.personalisations_office_customer() },
          { name: 'product', label: m.personalisations_office_product() },
        ]}
      />
    </Filters>
    <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
      <Info className="size-4 shrink-0" aria-hidden />
      {m.personalisations_office_hint()}
    </p>
  </ListPage>
)
