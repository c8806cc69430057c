import type { ApiKey } from 'contract/api-keys/endpoints'
import { ADD_API_KEY, apiKeyPath } from 'contract/core/office-paths'
import KeyRound from 'lucide-react/icons/key-round'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { dateColumn } from '../../lists/column.ts'
import { definePlainList } from '../../lists/define-plain-list.tsx'
import { ApiDocsLink } from '../../office/api-docs-link.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { dateTime } from '../../ui/format/dates.ts'
import { KeyStateBadge, keyStateName } from './key-state.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_api_keys() }],
}
export const clientMiddleware = [needs('apikeys.manage')]

/** `/baltra-admin-dashboard/all/api-keys` */
const list = definePlainList({
  title: m.office_menu_api_keys,
  call: api.apiKeys.list,
  columns: [
    {
      header: m.api_keys_office_name,
      width: 'md:w-64',
      bar: 'w-40',
      name: ({ name, begins, state }) => ({
        name,
        below: (
          <code lang="en" className="text-2xs">
            {begins}…
          </code>
        ),
        under: keyStateName(state),
      }),
    },
    {
      header: m.api_keys_office_state,
      width: 'w-32',
      wide: true,
      bar: 'w-20',
      cell: ({ state }) => <KeyStateBadge state={state} />,
    },
    {
      header: m.api_keys_office_owner,
      width: 'w-44',
      wide: true,
      bar: 'w-28',
      cell: ({ owner }) => owner?.name ?? '–',
    },
    {
      header: m.api_keys_office_last_used,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      className: 'tabular-nums',
      cell: ({ last_used_at }) => (last_used_at ? dateTime(last_used_at) : m.api_keys_office_never_used()),
    },
    dateColumn({ header: m.api_keys_office_until, of: ({ expires_on }: ApiKey) => expires_on }),
    dateColumn({ header: m.api_keys_office_made, of: ({ created_at }: ApiKey) => created_at }),
  ],
  hrefOf: ({ id }) => apiKeyPath(id),
  empty: { icon: <KeyRound />, title: m.api_keys_office_empty, text: m.api_keys_office_empty_text },
  add: { to: ADD_API_KEY, label: m.api_keys_office_add },
  usePage: () => ({
    children: (
      <p className="max-w-read text-xs text-ink-2">
        {m.api_keys_office_note()} <ApiDocsLink />
      </p>
    ),
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
