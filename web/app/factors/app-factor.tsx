import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { AnswerOf } from '../forms/body-of.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { AddAppDialog } from './add-app-dialog.tsx'
import { FactorPart, type FactorProps } from './factor-part.tsx'

/** The app that makes codes: there is one, or none. */
export function AppFactor({ factors: { totp, passkeys }, show, onAdded }: FactorProps) {
  const { busy, run } = useTask<'begin' | 'remove'>()
  const [begun, setBegun] = useState<AnswerOf<typeof api.factors.beginTotp>['data']>()
  const [isRemoving, setRemoving] = useState(false)
  const begin = () => run('begin', async () => setBegun((await api.factors.beginTotp()).data))
  const remove = () =>
    run('remove', async () => {
      setRemoving(false)
      show((await api.factors.removeTotp()).data)
      toast.success(m.factors_app_removed())
    })
  return (
    <FactorPart
      icon={<Smartphone />}
      title={m.factors_app()}
      state={totp && <Badge tone="green">{m.factors_added()}</Badge>}
      text={m.factors_app_text()}
      actions={
        <>
          <Button
            size="sm"
            variant={totp || passkeys.length > 0 ? 'line' : 'ink'}
            busy={busy === 'begin'}
            onClick={begin}
          >
            {totp ? m.factors_app_change() : m.factors_app_add()}
          </Button>
          {totp && (
            <Button size="sm" variant="line" busy={busy === 'remove'} onClick={() => setRemoving(true)}>
              {m.factors_remove()}
            </Button>
          )}
        </>
      }
    >
      {begun && (
        <AddAppDialog
          begun={begun}
          onClose={() => setBegun(undefined)}
          onAdded={(answer) => {
            setBegun(undefined)
            onAdded(answer)
          }}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={m.factors_app_remove_title()}
        text={m.factors_app_remove_text()}
        confirm={m.factors_app_remove()}
        onConfirm={remove}
      />
    </FactorPart>
  )
}
