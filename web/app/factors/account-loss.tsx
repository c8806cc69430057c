import type { FactorsOfAccount } from 'contract/factors/endpoints'
import ShieldOff from 'lucide-react/icons/shield-off'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { dateTime } from '../ui/format/dates.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { useFactorsOf } from './use-factors-of.ts'

interface AccountLossProps {
  /** of an account of staff */
  id: number
  name: string
}

/** The second factor of another account, if any; when its owner lost it, an administrator takes it away, or leaves it. */
export function AccountLoss({ id, name }: AccountLossProps) {
  const { may, has, readAgain } = useFactorsOf(id)
  const { busy, run } = useTask<'allow' | 'refuse'>()
  const { open, start, onOpenChange } = useOpening()
  if (!may || !has) return null
  const { loss } = has
  const kinds = kindsOf(has)

  const allow = () =>
    run('allow', async () => {
      onOpenChange(false)
      toast.success((await api.factors.allowLoss({ params: { id } })).message, { text: name })
      readAgain()
    })
  const refuse = () =>
    run('refuse', async () => {
      toast.success((await api.factors.refuseLoss({ params: { id } })).message, { text: name })
      readAgain()
    })
  const takeAway = (
    <Button size="sm" variant="line" busy={busy === 'allow'} onClick={start}>
      <ShieldOff />
      {m.factors_take_away()}
    </Button>
  )
  return (
    <section aria-label={m.factors_second()} className="mt-8 border-t border-line pt-6">
      <h2 className="text-heading">{m.factors_second()}</h2>
      {kinds.length === 0 ? (
        <p className="mt-1 text-xs text-ink-2">{m.factors_none_of({ name })}</p>
      ) : (
        <>
          <ul className="mt-2 flex flex-wrap gap-2">
            {kinds.map((kind) => (
              <li key={kind}>
                <Badge tone="line">{kind}</Badge>
              </li>
            ))}
          </ul>
          <p className="mt-3 mb-4 max-w-read text-xs text-ink-2">{m.factors_take_away_when({ name })}</p>
        </>
      )}
      {loss ? (
        <Note title={loss.takes_effect_at ? m.factors_loss_allowed_title() : m.factors_loss_asked_title()}>
          <p className="tabular-nums">{m.factors_loss_since({ when: dateTime(loss.asked_at) })}</p>
          {loss.takes_effect_at && (
            <>
              <p>{m.factors_loss_allowed_by({ name: loss.allowed_by })}</p>
              <p className="tabular-nums">{m.factors_loss_takes_effect({ when: dateTime(loss.takes_effect_at) })}</p>
            </>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            {loss.may_allow && takeAway}
            <Button size="sm" variant="line" busy={busy === 'refuse'} onClick={refuse}>
              {m.factors_leave_it()}
            </Button>
          </div>
        </Note>
      ) : (
        kinds.length > 0 && takeAway
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        tone="ink"
        title={m.factors_take_away_title({ name })}
        text={m.factors_take_away_text({ name })}
        confirm={m.factors_take_away()}
        onConfirm={allow}
      />
    </section>
  )
}

const kindsOf = ({ totp, passkey, recovery }: FactorsOfAccount): readonly string[] => [
  ...(totp ? [m.factors_app()] : []),
  ...(passkey ? [m.factors_passkeys()] : []),
  ...(recovery ? [m.factors_recovery()] : []),
]
