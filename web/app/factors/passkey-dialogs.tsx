import type { OwnFactors } from 'contract/factors/endpoints'
import { useId, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { api } from '../api/client.ts'
import type { AnswerOf } from '../forms/body-of.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useTask } from '../forms/use-task.ts'
import { makePasskey } from '../session/passkeys.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { Opening } from '../ui/overlays/use-opening.ts'
import type { FactorProps } from './factor-part.tsx'

/** What the browser is told to make. */
export type PasskeyOptions = AnswerOf<typeof api.factors.passkeyToAdd>['data']

interface AddPasskeyProps extends Pick<FactorProps, 'onAdded'> {
  options: PasskeyOptions
  onClose: () => void
}

/** Asks for a name first: what the browser asks then is the last question. */
export function AddPasskeyDialog({ options, onClose, onAdded }: AddPasskeyProps) {
  const add = async (name: string) => {
    const passkey = await makePasskey(options)
    if (!passkey) return undefined
    const answer = await submit(api.factors.addPasskey, { values: { passkey, name: name.trim() || nameOfDevice() } })
    if (isRefusal(answer)) return answer
    onAdded(answer)
    return undefined
  }
  return (
    <NameDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={m.factors_passkey_add()}
      text={m.factors_passkey_add_text()}
      name={nameOfDevice()}
      verb={m.factors_passkey_make()}
      busyLabel={m.factors_waiting_for_device()}
      send={add}
    />
  )
}

interface RenamePasskeyProps extends Opening, Pick<FactorProps, 'show'> {
  passkey: OwnFactors['passkeys'][number]
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, show, ...opening }: RenamePasskeyProps) {
  const rename = async (name: string) => {
    const answer = await submit(api.factors.renamePasskey, { params: { id: passkey.id }, values: { name } })
    if (isRefusal(answer)) return answer
    show(answer.data)
    opening.onOpenChange(false)
    toast.success(m.factors_renamed({ name }))
    return undefined
  }
  return (
    <NameDialog
      {...opening}
      title={m.factors_rename_name({ name: passkey.name })}
      name={passkey.name}
      verb={m.factors_rename_save()}
      busyLabel={m.factors_saving()}
      send={rename}
    />
  )
}

interface NameDialogProps extends Opening {
  title: string
  text?: ReactNode
  /** what the field begins with */
  name: string
  verb: string
  busyLabel: string
  /** returns why it was refused */
  send: (name: string) => Promise<Refusal | undefined>
}

function NameDialog({ open, onOpenChange, title, text, name, verb, busyLabel, send }: NameDialogProps) {
  const [result, setResult] = useState<Refusal>()
  const { busy, run } = useTask()
  const { form, errorOf, onChange } = useRefusal(result)
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy !== undefined}
      title={title}
      text={text}
      actions={
        <>
          <DialogCancel disabled={busy !== undefined} />
          <Button type="submit" form={formId} variant="ink" busy={busy !== undefined} busyLabel={busyLabel}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          const { name: typed } = valuesOf(new FormData(event.currentTarget))
          run('send', async () => setResult(await send(String(typed))))
        }}
      >
        <Field label={m.factors_name()} help={m.factors_name_help()} error={errorOf('name')}>
          <TextInput name="name" defaultValue={name} maxLength={60} autoComplete="off" data-initial-focus />
        </Field>
      </form>
    </Dialog>
  )
}

/** What people call the device on which this is, as far as the browser tells. */
function nameOfDevice(): string {
  const [found = ''] = /Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent) ?? []
  return { Macintosh: 'Mac', CrOS: 'Chromebook' }[found] ?? (found || m.factors_this_device())
}
