import Eye from 'lucide-react/icons/eye'
import { PERSONALISATION_FIELDS } from 'contract/personalisations/words'
import { personalisationPath } from 'contract/core/office-paths'
import Brush from 'lucide-react/icons/brush'
import type { Personalisation } from 'contract/personalisations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { decidePersonalisation } from './decide.ts'
import { columns } from './personalisation-columns.tsx'
import { PLACEMENT_OPTIONS, STATUS_OPTIONS } from './labels.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.personalisations_office_title() }] }
export const clientMiddleware = [needs('personalisations.read')]

/** The columns; on a phone the request is under the name. */
const rowName = ({ text, customer_name }: Pick<Personalisation, 'text' | 'customer_name'>) =>
  m.personalisations_office_row_name({ text, customer: customer_name })

/** `/baltra-admin-dashboard/all/customize-products` */
const list = defineList({
  title: m.personalisations_office_title,
  call: api.personalisations.list,
  exported: { exportCall: api.personalisations.export, exportName: 'personalizations' },
  columns,
  hrefOf: ({ id }) => personalisationPath(id),
  actionsOf: (personalisation) => ({
    name: rowName(personalisation),
    links: [
      {
        to: personalisationPath(personalisation.id),
        label: m.personalisations_office_view({ name: rowName(personalisation) }),
        icon: <Eye />,
      },
    ],
    remove: { id: personalisation.id, text: m.personalisations_office_delete_text() },
  }),
  deletes: {
    one: (id) => api.personalisations.delete({ params: { id } }),
    many: (personalization_ids) => api.personalisations.deleteMany({ body: { personalization_ids } }),
    otherwise: decidePersonalisation,
    words: {
      one: m.personalisations_office_one,
      many: m.personalisations_office_many,
      text: m.personalisations_office_delete_many_text,
    },
  },
  empty: { icon: <Brush />, title: m.personalisations_office_empty, text: m.personalisations_office_empty_text },
  filters: {
    label: m.personalisations_office_filters,
    days: m.personalisations_office_created_at,
    fields: PERSONALISATION_FIELDS,
    each: [
      { name: 'placement', label: m.personalisations_office_placement, options: PLACEMENT_OPTIONS, at: 'bar' },
      { name: 'status', label: m.personalisations_office_status, options: STATUS_OPTIONS, at: 'both' },
      { name: 'customer', label: m.personalisations_office_customer },
      { name: 'product', label: m.personalisations_office_product },
    ],
  },
  hint: m.personalisations_office_hint,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
