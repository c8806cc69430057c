import { TRUST_DAYS } from 'contract/factors/words'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useTask } from '../forms/use-task.ts'
import { deviceName } from '../session/device-name.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { shortDate } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { FactorPart, type FactorProps } from './factor-part.tsx'

/** The browsers in which the second factor is not asked for. */
export function TrustedBrowsers({ factors: { trusted }, show }: FactorProps) {
  const { busy, run } = useTask()
  const distrust = (id: string, device: string) =>
    run(id, async () => {
      show((await api.factors.distrust({ params: { id } })).data)
      toast.success(m.factors_asked_again({ device }))
    })
  return (
    <FactorPart
      icon={<MonitorCheck />}
      title={m.factors_trusted()}
      text={m.factors_trusted_text({ days: whole(TRUST_DAYS) })}
    >
      <ul className="border-t border-line">
        {trusted.map(({ id, device, until, is_this }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 grow basis-40">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium break-words">
                {deviceName(device)}
                {is_this && <Badge tone="green">{m.factors_this_browser()}</Badge>}
              </p>
              <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">{m.factors_until({ date: shortDate(until) })}</p>
            </div>
            <Button
              size="sm"
              variant="line"
              busy={busy === id}
              aria-label={m.factors_ask_again_in({ device: deviceName(device) })}
              onClick={() => distrust(id, deviceName(device))}
            >
              {m.factors_ask_again()}
            </Button>
          </li>
        ))}
      </ul>
    </FactorPart>
  )
}
