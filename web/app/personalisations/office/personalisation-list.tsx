import { personalisationPath } from 'contract/core/paths'
import Brush from 'lucide-react/icons/brush'
import Info from 'lucide-react/icons/info'
import type { Personalisation } from 'contract/personalisations/endpoints'
import { api } from '../../api/client.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import type { Route } from './+types/personalisation-list'
import { decidePersonalisation } from './decide.ts'
import { columns } from './personalisation-columns.tsx'
import { STATUS_TONE } from '../personalisation-status.tsx'
import { capital } from '../personalisation-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Customize Products' }] }
export const clientMiddleware = [needs('personalisations.read')]
export const clientLoader = listLoader(api.personalisations.list, ['placement', 'status'], {
  exportCall: api.personalisations.export,
  exportName: 'personalizations',
})

export const clientAction = deleteAction({
  one: (id) => api.personalisations.delete({ params: { id } }),
  many: (personalization_ids) => api.personalisations.deleteMany({ body: { personalization_ids } }),
  otherwise: decidePersonalisation,
})

const options = (words: readonly string[]) => words.map((value) => ({ value, text: capital(value) }))

export const HydrateFallback = () => <PersonalisationList list={undefined} />

/** `/baltra-admin-dashboard/all/customize-products` */
export default function PersonalisationListScreen({ loaderData }: Route.ComponentProps) {
  return <PersonalisationList list={loaderData} />
}

const PersonalisationList = ({ list }: { list: Listing<Personalisation> | undefined }) => (
  <ListPage
    title="Customize Products"
    columns={columns}
    list={list}
    hrefOf={({ id }) => personalisationPath(id)}
    empty={{
      icon: <Brush />,
      title: 'No personalization requests found',
      text: 'Requests appear here as soon as customers send them from the page of a bottle or a flask.',
    }}
    selectionActions={
      <DeleteSelected one="request" many="requests" text="They are gone for good, with their pictures." />
    }
  >
    <Filters label="Filter personalizations">
      <FilterSelect name="placement" label="Placement" options={options(['horizontal', 'vertical'])} />
      <FilterSelect name="status" label="Status" options={options(Object.keys(STATUS_TONE))} />
    </Filters>
    <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
      <Info className="size-4 shrink-0" aria-hidden />
      Click the status badge of a Pending request to decide it.
    </p>
  </ListPage>
)
