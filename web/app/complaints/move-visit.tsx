import type { VisitChoices } from 'contract/complaints/visit-moves'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { isRefusal, refusalOf, type Refusal } from '../forms/refusal.ts'
import { SendsWhenOnline } from '../forms/sends-when-online.tsx'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { Select } from '../ui/fields/select.tsx'
import { longDate } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import { saidWindowWords } from './window-words.ts'

/** The `intent` of the form, for the action of its screen. */
export const MOVE_VISIT = 'move_visit'

export interface MoveVisitProps {
  visit: Pick<OwnComplaintDetail, 'visit_date' | 'visit_window'>
  /** asks for the days and hours that are free */
  load: () => Promise<VisitChoices>
}

/** With which a customer moves the planned visit: a button that opens the choice of a day and its hours in its place. */
export function MoveVisit({ visit, load }: MoveVisitProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <MoveForm visit={visit} load={load} onDone={() => setOpen(false)} />
  return (
    <Button ref={opener} variant="line" size="sm" onClick={() => setOpen(true)} className="mt-2">
      {m.complaints_move_visit()}
    </Button>
  )
}

type Loaded = VisitChoices | Refusal | undefined

function MoveForm({ visit, load, onDone }: MoveVisitProps & { onDone: () => void }) {
  const { Form, submit, data, state } = useFetcher<Refusal | { message: string }>()
  const { form, errorOf, onChange, forget } = useRefusal(data)
  const onSubmit = useSingleSubmit((target) => submit(target, { preventScrollReset: true }))
  const [choices, ask] = useChoices(load, data)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!data || isRefusal(data)) return
    toast.success(data.message)
    onDone()
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="move-visit"
      onChange={onChange}
      onSubmit={onSubmit}
      className="mt-3 grid gap-4"
    >
      <h3 id="move-visit" ref={heading} tabIndex={-1} className="text-sm font-semibold">
        {m.complaints_move_visit_title()}
      </h3>
      <input type="hidden" name="intent" value={MOVE_VISIT} />
      <input type="hidden" name="seen_visit_date" value={visit.visit_date} />
      <input type="hidden" name="seen_visit_window" value={visit.visit_window} />
      <Choice
        choices={choices}
        error={errorOf('visit_window') ?? errorOf('visit_date')}
        onAgain={ask}
        onDay={() => forget('visit_window', 'visit_date')}
      />
      {state !== 'submitting' && <SendsWhenOnline result={data} form={form} />}
      <div className="flex flex-wrap gap-2.5">
        {isChoice(choices) && (
          <Button type="submit" busy={state !== 'idle'} busyLabel={m.complaints_sending()} className="max-sm:w-full">
            {m.complaints_move_visit_send()}
          </Button>
        )}
        <Button variant="line" onClick={onDone} className="max-sm:w-full">
          {m.complaints_move_visit_keep()}
        </Button>
      </div>
    </Form>
  )
}

/** What is free, asked for again after each refusal: somebody else may have been first. */
function useChoices(load: () => Promise<VisitChoices>, result: unknown): [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>()
  const [asked, askAgain] = useState(0)
  const refused = isRefusal(result) && !result.local ? result : undefined
  useEffect(() => {
    let isCurrent = true
    load()
      .catch(refusalOf)
      .then((answer) => isCurrent && setLoaded(answer))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // What loads is made anew with each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, refused])
  return [loaded, () => askAgain((times) => times + 1)]
}

const isChoice = (loaded: Loaded): loaded is VisitChoices =>
  loaded !== undefined && !isRefusal(loaded) && loaded.days.length > 0

interface ChoiceProps {
  choices: Loaded
  error: string | undefined
  onAgain: () => void
  onDay: () => void
}

function Choice({ choices, error, onAgain, onDay }: ChoiceProps) {
  const [chosen, choose] = useState('')
  if (choices === undefined)
    return (
      <p role="status" className="text-xs text-ink-2">
        {m.complaints_move_visit_loading()}
      </p>
    )
  if (isRefusal(choices))
    return (
      <Note
        tone="error"
        title={choices.message}
        action={
          <Button variant="line" size="sm" onClick={onAgain}>
            {m.complaints_move_visit_again()}
          </Button>
        }
      />
    )
  const { days, moves_left } = choices
  const open = days.find(({ day }) => day === chosen) ?? days[0]
  if (!open) return <Note title={m.complaints_move_visit_none()} />
  return (
    <>
      <Field label={m.complaints_move_visit_day()}>
        <Select
          name="visit_date"
          value={open.day}
          onChange={({ target }) => {
            choose(target.value)
            onDay()
          }}
        >
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {longDate(day)}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup label={m.complaints_move_visit_hours()} error={error}>
        <div className="grid gap-2">
          {open.windows.map((window) => (
            <RadioCard
              key={`${open.day} ${window}`}
              name="visit_window"
              value={window}
              defaultChecked={open.windows.length === 1}
              title={saidWindowWords(window)}
            />
          ))}
        </div>
      </FieldGroup>
      <p className="text-xs text-ink-2">
        {m.complaints_move_visit_left({ count: moves_left, shown: whole(moves_left) })}
      </p>
    </>
  )
}
