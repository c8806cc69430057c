import { ADD_WEBHOOK, webhookPath } from 'contract/core/office-paths'
import WebhookIcon from 'lucide-react/icons/webhook'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import { ApiDocsLink } from '../office/api-docs-link.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { WebhookBadge } from './state-badges.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_webhooks() }],
}
export const clientMiddleware = [needs('webhooks.manage')]

/** `/baltra-admin-dashboard/all/webhooks` */
const list = definePlainList({
  title: m.office_menu_webhooks,
  call: api.webhooks.list,
  columns: [
    {
      header: m.webhooks_address,
      width: 'md:w-80',
      bar: 'w-48',
      name: ({ address, description, off_reason, failing_since }) => ({
        name: description || address,
        ...(description && { below: address }),
        under: <WebhookBadge webhook={{ off_reason, failing_since }} />,
      }),
    },
    {
      header: m.webhooks_state,
      width: 'w-56',
      wide: true,
      bar: 'w-20',
      cell: (webhook) => <WebhookBadge webhook={webhook} />,
    },
    {
      header: m.webhooks_last_arrived,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      className: 'tabular-nums',
      cell: ({ last_arrived_at }) => (last_arrived_at ? dateTime(last_arrived_at) : '–'),
    },
    {
      header: m.webhooks_waiting,
      width: 'w-24',
      wide: true,
      bar: 'w-6',
      className: 'tabular-nums',
      cell: ({ waiting }) => whole(waiting),
    },
    {
      header: m.webhooks_failed,
      width: 'w-28',
      wide: true,
      bar: 'w-6',
      className: 'tabular-nums',
      cell: ({ failed }) => whole(failed),
    },
  ],
  hrefOf: ({ id }) => webhookPath(id),
  empty: { icon: <WebhookIcon />, title: m.webhooks_none, text: m.webhooks_none_text },
  add: { to: ADD_WEBHOOK, label: m.webhooks_add },
  usePage: () => ({
    children: (
      <p className="max-w-read text-xs text-ink-2">
        {m.webhooks_text()} <ApiDocsLink part="webhooks" />
      </p>
    ),
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
