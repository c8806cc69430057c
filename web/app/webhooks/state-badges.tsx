import type { Webhook } from 'contract/webhooks/endpoints'
import type { DeliveryProblem, DeliveryState, OffReason } from 'contract/webhooks/words'
import { m } from '#messages'
import { Badge } from '../ui/data/badge.tsx'
import type { BadgeTone } from '../ui/data/badge-look.tsx'

const OFF: Record<OffReason, () => string> = {
  by_hand: m.webhooks_off,
  gone: m.webhooks_off_gone,
  failing: m.webhooks_off_failing,
}

/** Whether a webhook is on, and why it is not. */
export function WebhookBadge({
  webhook: { off_reason, failing_since },
}: {
  webhook: Pick<Webhook, 'off_reason' | 'failing_since'>
}) {
  if (off_reason !== null) return <Badge tone={off_reason === 'by_hand' ? 'grey' : 'amber'}>{OFF[off_reason]()}</Badge>
  return failing_since === null ? (
    <Badge tone="green">{m.webhooks_on()}</Badge>
  ) : (
    <Badge tone="wait">{m.webhooks_failing()}</Badge>
  )
}

const STATES: Record<DeliveryState, { tone: BadgeTone; text: () => string }> = {
  waiting: { tone: 'wait', text: m.webhooks_waiting },
  sent: { tone: 'green', text: m.webhooks_sent },
  failed: { tone: 'amber', text: m.webhooks_failed },
}

/** Whether a delivery arrived. */
export const DeliveryBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text()}</Badge>
)

const PROBLEMS: Record<DeliveryProblem, () => string> = {
  refused: m.webhooks_problem_refused,
  redirect: m.webhooks_problem_redirect,
  timeout: m.webhooks_problem_timeout,
  unreachable: m.webhooks_problem_unreachable,
  own_network: m.webhooks_problem_own_network,
  not_https: m.webhooks_problem_not_https,
  no_secret: m.webhooks_problem_no_secret,
}

/** Why a try did not arrive, in a sentence. */
export const problemText = (problem: DeliveryProblem): string => PROBLEMS[problem]()
