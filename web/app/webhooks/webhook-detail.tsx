import { clsx } from 'clsx'
import { WEBHOOK_LIST, webhookDeliveryPath } from 'contract/core/office-paths'
import type { Webhook, WebhookDelivery } from 'contract/webhooks/endpoints'
import { DELIVERY_STATES, type DeliveryState } from 'contract/webhooks/words'
import Send from 'lucide-react/icons/send'
import { Link } from 'react-router'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { Column } from '../lists/column.ts'
import { useFilter } from '../lists/filters/filters.tsx'
import { listLoader, type Listing } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { Note } from '../ui/feedback/note.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import type { Route } from './+types/webhook-detail'
import { eventLabel, typesText } from './event-words.ts'
import { DeliveryBadge, problemText, WebhookBadge } from './state-badges.tsx'
import { webhookAction } from './webhook-action.ts'
import { useFollow } from './use-follow.ts'
import { WebhookButtons } from './webhook-buttons.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_webhooks(), to: WEBHOOK_LIST }, { text: m.webhooks_one() }],
}
export const clientMiddleware = [needs('webhooks.manage')]
export const clientAction = webhookAction

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const about = { params: { id: Number(params.id) } }
  const load = listLoader<{ state?: DeliveryState }, WebhookDelivery>(
    ({ query }, options) => api.webhooks.deliveries({ ...about, query }, options),
    ['state'],
  )
  const [webhook, list] = await Promise.all([rowOrAbsent(api.webhooks.get(about)), load({ request })])
  return { webhook, list }
}

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  {
    header: m.webhooks_event,
    width: 'md:w-72',
    bar: 'w-40',
    name: ({ type, subject_id, at, state }) => ({
      name: eventLabel({ type, subject_id }),
      under: (
        <>
          {dateTime(at)} <DeliveryBadge state={state} />
        </>
      ),
    }),
  },
  {
    header: m.webhooks_happened_at,
    width: 'w-44',
    wide: true,
    bar: 'w-32',
    className: 'tabular-nums',
    cell: ({ at }) => dateTime(at),
  },
  {
    header: m.webhooks_state,
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    cell: ({ state }) => <DeliveryBadge state={state} />,
  },
  {
    header: m.webhooks_answer,
    width: 'w-72',
    wide: true,
    bar: 'w-28',
    cell: ({ status, problem }) =>
      [status, problem && problemText(problem)].filter((part) => part !== null).join(' · ') || '–',
  },
  {
    header: m.webhooks_tries,
    width: 'w-20',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ tries }) => whole(tries),
  },
  {
    header: m.webhooks_next_try,
    width: 'w-44',
    wide: true,
    bar: 'w-32',
    className: 'tabular-nums',
    cell: ({ next_at }) => (next_at ? dateTime(next_at) : '–'),
  },
]

const LOOK_EVERY_MS = 10_000

/** `/baltra-admin-dashboard/webhooks/{id}`: what it was sent, and what was answered. */
export default function WebhookDetail({ loaderData: { webhook, list } }: Route.ComponentProps) {
  useFollow(webhook !== null && webhook.waiting > 0, LOOK_EVERY_MS)
  if (!webhook) return <AbsentDetail words={m.webhooks_absent()} back={WEBHOOK_LIST} list={m.office_menu_webhooks()} />
  return <Deliveries webhook={webhook} list={list} />
}

export const HydrateFallback = () => (
  <ListPage title={m.webhooks_one()} list={undefined} columns={COLUMNS} empty={empty()} />
)

function Deliveries({ webhook, list }: { webhook: Webhook; list: Listing<WebhookDelivery> }) {
  const { id, address, description, types, off_reason, failing_since, before_until } = webhook
  return (
    <ListPage
      title={description || address}
      list={list}
      columns={COLUMNS}
      hrefOf={(delivery) => webhookDeliveryPath(id, delivery.id)}
      empty={empty()}
      actions={<WebhookButtons webhook={webhook} />}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <WebhookBadge webhook={webhook} />
        {description && <span className="text-xs wrap-anywhere text-ink-2">{address}</span>}
      </div>
      <p className="mt-2 max-w-3xl text-2xs text-ink-3">{typesText(types)}</p>
      {off_reason !== null && off_reason !== 'by_hand' && (
        <Note className="mt-3 max-w-3xl">
          {off_reason === 'gone' ? m.webhooks_note_gone() : m.webhooks_note_failing()}
        </Note>
      )}
      {off_reason === null && failing_since && (
        <Note className="mt-3 max-w-3xl">{m.webhooks_note_since({ date: dateTime(failing_since) })}</Note>
      )}
      {before_until && (
        <Note className="mt-3 max-w-3xl">{m.webhooks_note_secrets({ date: dateTime(before_until) })}</Note>
      )}
      <StateLinks webhook={webhook} />
    </ListPage>
  )
}

const STATES: Record<DeliveryState, () => string> = {
  waiting: m.webhooks_waiting,
  sent: m.webhooks_sent,
  failed: m.webhooks_failed,
}

/** All deliveries, or those of a state. */
function StateLinks({ webhook }: { webhook: Webhook }) {
  const shown = useFilter('state')
  const counts: Partial<Record<DeliveryState, number>> = { waiting: webhook.waiting, failed: webhook.failed }
  return (
    <nav aria-label={m.webhooks_states()} className="mt-4 flex flex-wrap gap-2">
      {(['', ...DELIVERY_STATES] as const).map((state) => (
        <Link
          key={state}
          to={state ? `?state=${state}` : '?'}
          aria-current={state === shown ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center gap-2 rounded-control border px-3 text-xs hover:border-ink',
            state === shown ? 'border-ink' : 'border-line',
          )}
        >
          {state ? STATES[state]() : m.webhooks_all()}
          {state && counts[state] !== undefined && (
            <span className="text-2xs text-ink-3 tabular-nums">{whole(counts[state])}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

const empty = () => ({ icon: <Send />, title: m.webhooks_nothing_sent(), text: m.webhooks_nothing_sent_text() })
