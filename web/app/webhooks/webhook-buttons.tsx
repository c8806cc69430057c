import { editWebhookPath } from 'contract/core/office-paths'
import type { Webhook } from 'contract/webhooks/endpoints'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import History from 'lucide-react/icons/history'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import Power from 'lucide-react/icons/power'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal } from '../forms/refusal.ts'
import { useSingle } from '../forms/use-single.ts'
import { ShownOnce } from '../office/shown-once.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import type { webhookAction, WebhookIntent } from './webhook-action.ts'

/** Tests a webhook, switches it, sends again what it missed, changes its secret, and deletes it. */
export function WebhookButtons({ webhook: { id, off_reason } }: { webhook: Webhook }) {
  const { busy, press } = useWebhookPress()
  const replay = useOpening()
  const rotate = useOpening()
  const remove = useOpening()
  const isOn = off_reason === null
  return (
    <>
      <Button variant="line" size="sm" busy={busy === 'test'} onClick={() => press('test')}>
        <Send />
        {m.webhooks_test()}
      </Button>
      <Button
        variant={isOn ? 'line' : 'ink'}
        size="sm"
        busy={busy === 'on' || busy === 'off'}
        onClick={() => press(isOn ? 'off' : 'on')}
      >
        <Power />
        {isOn ? m.webhooks_switch_off() : m.webhooks_switch_on()}
      </Button>
      <Menu
        trigger={
          <IconButton label={m.webhooks_more()}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuLink icon={<Pencil />} to={editWebhookPath(id)}>
          {m.webhooks_edit()}
        </MenuLink>
        <MenuAction icon={<History />} disabled={!isOn} onSelect={replay.start}>
          {m.webhooks_replay()}
        </MenuAction>
        <MenuAction icon={<KeyRound />} onSelect={rotate.start}>
          {m.webhooks_rotate()}
        </MenuAction>
        <MenuSeparator />
        <MenuAction danger icon={<Trash2 />} onSelect={remove.start}>
          {m.webhooks_delete()}
        </MenuAction>
      </Menu>
      {replay.opened((opening) => (
        <ReplayDialog {...opening} />
      ))}
      {/* Each counts its openings, which are keys. */}
      <>
        {rotate.opened((opening) => (
          <RotateDialog {...opening} />
        ))}
      </>
      <>
        {remove.opened((opening) => (
          <ConfirmDialog
            {...opening}
            title={m.webhooks_delete_ask()}
            text={m.webhooks_delete_text()}
            confirm={m.webhooks_delete()}
            busyLabel={m.webhooks_deleting()}
            busy={busy === 'delete'}
            onConfirm={() => press('delete')}
          />
        ))}
      </>
    </>
  )
}

function useWebhookPress() {
  const { data, state, submit, formData } = useFetcher<typeof webhookAction>()
  const single = useSingle()
  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else if (!('secret' in data)) toast.success(data.message)
  }, [data])
  return {
    data,
    busy: state === 'idle' ? null : formData?.get('intent'),
    press: (intent: WebhookIntent) => single(() => submit({ intent }, { method: 'post' })),
  }
}

/** Asks before a new secret is made, and then shows it. Mount a new instance each time it opens: a secret is shown once. */
function RotateDialog(opening: Opening) {
  const { busy, press, data } = useWebhookPress()
  if (data && 'secret' in data && data.secret)
    return (
      // Only its button closes it: a stray Escape would lose the secret.
      <Dialog {...opening} busy title={m.webhooks_secret_title()} text={m.webhooks_secret_text()}>
        <ShownOnce secret={data.secret} copy={m.webhooks_copy()} copied={m.webhooks_copied()}>
          <Button variant="line" onClick={() => opening.onOpenChange(false)} className="max-sm:w-full">
            {m.webhooks_secret_kept()}
          </Button>
        </ShownOnce>
      </Dialog>
    )
  return (
    <ConfirmDialog
      {...opening}
      tone="ink"
      title={m.webhooks_rotate_ask()}
      text={m.webhooks_rotate_text()}
      confirm={m.webhooks_rotate()}
      busy={busy === 'rotate'}
      onConfirm={() => press('rotate')}
    />
  )
}
