import { userPath } from 'contract/core/office-paths'
import type { FactorLoss } from 'contract/factors/endpoints'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useMay } from '../office/office-data.ts'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { dateTime } from '../ui/format/dates.ts'

/** Above the list of accounts: whose second factor is lost, if anybody's is. */
export function Losses() {
  const losses = useLosses()
  if (losses.length === 0) return null
  return (
    <section aria-label={m.factors_losses()} className="mb-4 rounded-card border border-line bg-amber-tint px-4 py-3">
      <h2 className="flex items-center gap-2 text-xs font-semibold">
        <ShieldAlert className="size-4 text-amber" aria-hidden />
        {m.factors_losses()}
      </h2>
      <ul className="mt-1">
        {losses.map((loss) => (
          <li key={loss.id} className="flex flex-wrap items-center gap-x-3 text-xs">
            <TextLink
              to={userPath(loss.id)}
              className="inline-flex min-h-9 items-center font-medium pointer-coarse:min-h-11"
            >
              {loss.name}
            </TextLink>
            <span className="text-ink-2 tabular-nums">{stateOf(loss)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stateOf = ({ asked_at, takes_effect_at }: FactorLoss): string =>
  takes_effect_at
    ? m.factors_loss_takes_effect({ when: dateTime(takes_effect_at) })
    : m.factors_loss_since({ when: dateTime(asked_at) })

/** Empty where the caller may not know, or it could not be read. */
function useLosses(): readonly FactorLoss[] {
  const may = useMay('users.write')
  const [losses, setLosses] = useState<readonly FactorLoss[]>([])
  useEffect(() => {
    if (!may) return undefined
    const controller = new AbortController()
    const { signal } = controller
    // The screen around it says when the session has ended or nothing can be reached.
    api.factors.losses(undefined, { signal }).then(
      ({ data }) => signal.aborted || setLosses(data),
      () => undefined,
    )
    return () => controller.abort()
  }, [may])
  return losses
}
