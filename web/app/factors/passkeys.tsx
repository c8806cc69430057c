import { MAX_PASSKEYS } from 'contract/factors/words'
import type { OwnFactors } from 'contract/factors/endpoints'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { useTask } from '../forms/use-task.ts'
import { hasPasskeys } from '../session/has-passkeys.ts'
import type { ButtonVariant } from '../ui/buttons/button-look.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { shortDate } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { AddPasskeyDialog, RenamePasskeyDialog, type PasskeyOptions } from './passkey-dialogs.tsx'
import { FactorPart, type FactorProps } from './factor-part.tsx'

type Passkey = OwnFactors['passkeys'][number]

interface PasskeysProps extends FactorProps {
  /** the heading around says what they are */
  alone?: boolean
}

/** One's passkeys, the oldest first. */
export function Passkeys({
  factors: { totp, passkeys, passkeys_possible },
  show,
  onAdded,
  alone = false,
}: PasskeysProps) {
  const { busy, run } = useTask()
  const [options, setOptions] = useState<PasskeyOptions>()
  const why = whyNone(passkeys_possible, passkeys.length)
  const begin = () => run('begin', async () => setOptions((await api.factors.passkeyToAdd()).data))
  const add = (
    <Button
      size={alone ? 'md' : 'sm'}
      variant={variantOf(alone, totp || passkeys.length > 0)}
      disabled={why !== undefined}
      busy={busy !== undefined}
      onClick={begin}
      {...(alone && { className: 'max-sm:w-full' })}
    >
      {m.factors_passkey_add()}
    </Button>
  )
  const list = (
    <>
      {passkeys.length > 0 && (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} show={show} />
          ))}
        </ul>
      )}
      {why && <p className="mt-3 text-xs text-ink-3">{why}</p>}
    </>
  )
  const dialog = options && (
    <AddPasskeyDialog
      options={options}
      onClose={() => setOptions(undefined)}
      onAdded={(answer) => {
        setOptions(undefined)
        onAdded(answer)
      }}
    />
  )
  if (alone)
    return (
      <>
        {list}
        <div className="mt-5">{add}</div>
        {dialog}
      </>
    )
  return (
    <FactorPart icon={<Fingerprint />} title={m.factors_passkeys()} text={m.factors_passkeys_text()} actions={add}>
      {list}
      {dialog}
    </FactorPart>
  )
}

/** The main action of the office's card is to add a first one. */
function variantOf(alone: boolean, isAnyAdded: boolean): ButtonVariant {
  if (alone) return 'outline'
  return isAnyAdded ? 'line' : 'ink'
}

/** Why none can be added here, if so. */
function whyNone(isPossible: boolean, count: number): string | undefined {
  if (!isPossible) return m.factors_passkeys_address()
  if (!hasPasskeys()) return m.factors_passkeys_browser()
  return count < MAX_PASSKEYS ? undefined : m.factors_passkeys_most({ shown: whole(MAX_PASSKEYS) })
}

function PasskeyRow({ passkey, show }: { passkey: Passkey; show: FactorProps['show'] }) {
  const { id, name, created_at, last_used_at } = passkey
  const { busy, run } = useTask()
  const renaming = useOpening()
  const removing = useOpening()
  const remove = () =>
    run('remove', async () => {
      removing.onOpenChange(false)
      show((await api.factors.removePasskey({ params: { id } })).data)
      toast.success(m.factors_passkey_removed({ name }))
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 grow basis-40">
        <p className="text-sm font-medium break-words">{name}</p>
        <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">
          {m.factors_added_on({ date: shortDate(created_at) })}
          <span className="block">
            {last_used_at ? m.factors_last_used({ date: shortDate(last_used_at) }) : m.factors_never_used()}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="line" aria-label={m.factors_rename_name({ name })} onClick={renaming.start}>
          {m.factors_rename()}
        </Button>
        <Button
          size="sm"
          variant="line"
          busy={busy !== undefined}
          aria-label={m.factors_remove_name({ name })}
          onClick={removing.start}
        >
          {m.factors_remove()}
        </Button>
      </div>
      {renaming.opened((opening) => (
        <RenamePasskeyDialog {...opening} passkey={passkey} show={show} />
      ))}
      <ConfirmDialog
        open={removing.open}
        onOpenChange={removing.onOpenChange}
        title={m.factors_passkey_remove_title({ name })}
        text={m.factors_passkey_remove_text()}
        confirm={m.factors_passkey_remove()}
        onConfirm={remove}
      />
    </li>
  )
}
