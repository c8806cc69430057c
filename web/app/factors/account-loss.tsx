import ShieldOff from 'lucide-react/icons/shield-off'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { livingSession } from '../api/living-session.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { dateTime } from '../ui/format/dates.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { useLosses } from './losses.tsx'

interface AccountLossProps {
  /** of an account of staff */
  id: number
  name: string
}

/** The second factor of another account, when its owner lost it: an administrator takes it away, or leaves it. */
export function AccountLoss({ id, name }: AccountLossProps) {
  const { may, losses, readAgain } = useLosses()
  const { busy, run } = useTask<'allow' | 'refuse'>()
  const { open, start, onOpenChange } = useOpening()
  const loss = losses.find((other) => other.id === id)
  if (!may || livingSession()?.accountId === id) return null

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
      <p className="mt-1 mb-4 max-w-read text-xs text-ink-2">{m.factors_take_away_when({ name })}</p>
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
        takeAway
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
