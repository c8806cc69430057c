import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSubmit } from 'react-router'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { clashIn, type Clash, type Decided } from './clash.ts'
import { ClashValue } from './clash-value.tsx'

export interface ClashDialogProps {
  /** the result of the form's action */
  result: unknown
  /** the form, which keeps everything that was typed */
  form: RefObject<HTMLFormElement | null>
}

/** Two people changed the same fields: asks which value stays, field by field. Rendered beside the form, not in it. */
export function ClashDialog({ result, form }: ClashDialogProps) {
  const clash = clashIn(result)
  const [closed, setClosed] = useState<Clash>()
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(clash)
  if (clash && clash !== shown) setShown(clash)
  const submit = useSubmit()
  const id = useId()

  const save = (theirs: readonly string[]) => {
    if (!clash || !form.current) return
    setClosed(clash)
    const data = new FormData(form.current)
    data.set('decided', JSON.stringify({ current: clash.current, theirs } satisfies Decided))
    void submit(data, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }
  return (
    <Dialog
      open={clash !== undefined && clash !== closed}
      onOpenChange={(open) => !open && setClosed(clash)}
      width="wide"
      title={m.changes_clash()}
      text={shown?.fields.length === 1 ? m.changes_clash_one() : m.changes_clash_many()}
      actions={
        <>
          <DialogCancel>{m.changes_back()}</DialogCancel>
          <Button type="submit" form={id} variant="ink">
            {m.changes_save()}
          </Button>
        </>
      }
    >
      {shown && <Choices key={shown.current.version} id={id} clash={shown} onSave={save} />}
    </Dialog>
  )
}

interface ChoicesProps {
  id: string
  clash: Clash
  onSave: (theirs: readonly string[]) => void
}

function Choices({ id, clash: { fields, events }, onSave }: ChoicesProps) {
  const [chosen, setChosen] = useState<Partial<Record<string, 'mine' | 'theirs'>>>({})
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const open = fields.find(({ name }) => !chosen[name])
    if (!open) return onSave(fields.filter(({ name }) => chosen[name] === 'theirs').map(({ name }) => name))
    setAsked(true)
    form.current?.querySelector<HTMLInputElement>(`[name="clash ${open.name}"]`)?.focus()
    return undefined
  }
  return (
    <form ref={form} id={id} onSubmit={save} noValidate className="grid gap-6">
      {events.length > 0 && (
        <ul aria-label={m.changes_meanwhile()} className="grid gap-1.5 rounded-control bg-ground px-4 py-3 text-xs">
          {events.map(({ id: event, at, sentence }) => (
            <li key={event}>
              <p className="line-clamp-2 wrap-anywhere">{sentence}</p>
              <time dateTime={at} className="text-2xs text-ink-3 tabular-nums">
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {fields.map(({ name, label, mine, theirs }) => (
        <FieldGroup key={name} label={label} error={asked && !chosen[name] ? m.changes_choose_one() : undefined}>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((whose) => (
              <RadioCard
                key={whose}
                name={`clash ${name}`}
                checked={chosen[name] === whose}
                onChange={() => setChosen({ ...chosen, [name]: whose })}
                title={whose === 'mine' ? m.changes_mine() : m.changes_theirs()}
                text={<ClashValue shown={whose === 'mine' ? mine : theirs} />}
                className="min-w-0 [&>span]:min-w-0 [&>span]:grow"
              />
            ))}
          </div>
        </FieldGroup>
      ))}
    </form>
  )
}
