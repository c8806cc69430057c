import { useId, type FormEvent } from 'react'
import { isoDay, DAY_MILLISECONDS } from 'contract/core/dates/nepal-time'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'

interface DaysDialogProps extends Opening {
  title: string
  from: string
  to: string
  onApply: (days: { from: string; to: string }) => void
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Asks for the first and the last day, in either calendar; a field without a whole day has no limit. */
export function DaysDialog({ title, from, to, onApply, ...opening }: DaysDialogProps) {
  const id = useId()
  const choose = (days: { from: string; to: string }) => {
    onApply(days)
    opening.onOpenChange(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // To React the dialog is within the form of the filters.
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const dayOf = (name: string) => {
      const text = data.get(name)
      return typeof text === 'string' && DAY.test(text) ? text : ''
    }
    choose({ from: dayOf('from'), to: dayOf('to') })
  }
  return (
    <Dialog
      {...opening}
      title={title}
      actions={
        <>
          <DialogCancel>{m.ui_cancel()}</DialogCancel>
          <Button type="submit" variant="ink" form={id}>
            {m.lists_days_apply()}
          </Button>
        </>
      }
    >
      <div className="mb-5 flex flex-wrap gap-2">
        {recent().map(({ text, days }) => (
          <Button key={text} variant="line" size="sm" onClick={() => choose(days)}>
            {text}
          </Button>
        ))}
        {(from || to) && (
          <Button variant="quiet" size="sm" onClick={() => choose({ from: '', to: '' })}>
            {m.lists_days_any()}
          </Button>
        )}
      </div>
      <form id={id} onSubmit={submit} className="grid gap-5">
        <DateField label={m.lists_days_first()} name="from" defaultValue={from} />
        <DateField label={m.lists_days_last()} name="to" defaultValue={to} />
      </form>
    </Dialog>
  )
}

/** The most common choices: the last days up to today. */
function recent() {
  const ago = (days: number) => isoDay(new Date(Date.now() - days * DAY_MILLISECONDS))
  return [
    { text: m.lists_days_today(), days: { from: ago(0), to: ago(0) } },
    { text: m.lists_days_week(), days: { from: ago(6), to: '' } },
    { text: m.lists_days_month(), days: { from: ago(29), to: '' } },
  ]
}
