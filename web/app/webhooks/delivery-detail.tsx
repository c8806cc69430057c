import { WEBHOOK_LIST, webhookPath } from 'contract/core/office-paths'
import type { WebhookAttempt } from 'contract/webhooks/endpoints'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { usePress } from '../forms/use-press.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import type { Route } from './+types/delivery-detail'
import { eventLabel } from './event-words.ts'
import { FoldSummary } from './fold-summary.tsx'
import { DeliveryBadge, problemText } from './state-badges.tsx'
import { useFollow } from './use-follow.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_webhooks(), to: WEBHOOK_LIST }, { text: m.webhooks_delivery() }],
}
export const clientMiddleware = [needs('webhooks.manage')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.webhooks.delivery({ params: { id: params.id, delivery_id: params.delivery_id } }))
export const clientAction = ({ params }: Route.ClientActionArgs) =>
  submitForMessage(api.webhooks.sendAgain, { params: { id: params.id, delivery_id: params.delivery_id } })
export const HydrateFallback = DetailSkeleton

/** Whoever sent it again waits for the answer here. */
const LOOK_EVERY_MS = 2_000

/** `/baltra-admin-dashboard/webhooks/{id}/deliveries/{delivery_id}`: what was sent, and each answer. */
export default function DeliveryDetail({ loaderData: delivery, params }: Route.ComponentProps) {
  const { busy, press } = usePress()
  useFollow(delivery?.state === 'waiting', LOOK_EVERY_MS)
  const back = webhookPath(Number(params.id))
  if (!delivery) return <AbsentDetail words={m.webhooks_delivery_absent()} back={back} list={m.webhooks_one()} />
  const { at, state, message_id, next_at, body, attempts } = delivery
  const title = eventLabel(delivery)
  return (
    <DetailPage title={title}>
      <DetailHead
        title={title}
        state={<DeliveryBadge state={state} />}
        facts={
          <>
            <span>{dateTime(at)}</span>
            <span className="font-mono text-2xs break-all">{message_id}</span>
            {next_at && <span>{m.webhooks_tried_next({ date: dateTime(next_at) })}</span>}
          </>
        }
        actions={
          <Button variant="line" busy={busy} onClick={() => press({})}>
            <RotateCw />
            {m.webhooks_send_again()}
          </Button>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.webhooks_body()}>
          <Code>{JSON.stringify(JSON.parse(body), null, 2)}</Code>
        </DetailCard>
        <DetailCard title={m.webhooks_tries()}>
          {attempts.length === 0 ? (
            <p className="text-xs text-ink-2">{m.webhooks_not_tried()}</p>
          ) : (
            <ol className="divide-y divide-line">
              {attempts.map((attempt) => (
                <Attempt key={attempt.id} attempt={attempt} />
              ))}
            </ol>
          )}
        </DetailCard>
      </div>
    </DetailPage>
  )
}

function Attempt({ attempt: { at, ms, status, headers, answer, problem, detail } }: { attempt: WebhookAttempt }) {
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs tabular-nums">
        <Badge tone={problem ? 'amber' : 'green'}>{status ?? m.webhooks_no_answer()}</Badge>
        <span>{dateTime(at)}</span>
        <span className="text-ink-3">{m.webhooks_took({ ms: whole(ms) })}</span>
      </p>
      {problem && (
        <p className="mt-1.5 text-xs text-ink-2">
          {problemText(problem)}
          {detail && <span className="ml-1.5 font-mono text-2xs text-ink-3">{detail}</span>}
        </p>
      )}
      <details className="group text-xs">
        <FoldSummary>{m.webhooks_headers()}</FoldSummary>
        <Code>
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </Code>
      </details>
      {answer && (
        <>
          <p className="mb-1.5 text-2xs text-ink-3">{m.webhooks_answered_with()}</p>
          <Code>{answer}</Code>
        </>
      )}
    </li>
  )
}

const Code = ({ children }: { children: string }) => (
  <pre
    lang="en"
    className="overflow-x-auto rounded-control bg-ground px-3.5 py-3 text-2xs whitespace-pre-wrap wrap-anywhere"
  >
    {children}
  </pre>
)
