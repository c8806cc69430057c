import { EVENT_EXAMPLES, EVENT_SUBJECTS, EVENT_TYPES, happeningsOf, type EventSubject } from 'contract/webhooks/events'
import { useId, useState } from 'react'
import { m } from '#messages'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FieldNote } from '../ui/fields/field.tsx'
import { FoldSummary } from './fold-summary.tsx'
import { happeningLabel, subjectLabel } from './event-words.ts'

export interface EventPickerProps {
  defaultValue: readonly string[]
  error: string | undefined
  /** the boxes themselves have no name, so the form hears of changes here */
  onChanged: () => void
}

/** Of which events a webhook is told: by kind of record, each with an example of what is sent. */
export function EventPicker({ defaultValue, error, onChanged }: EventPickerProps) {
  const noteId = useId()
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set(defaultValue))
  const change = (types: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const type of types)
      if (on) next.add(type)
      else next.delete(type)
    choose(next)
    onChanged()
  }
  return (
    <fieldset data-field="" aria-describedby={noteId} className="min-w-0">
      <legend className="text-xs font-medium">{m.webhooks_events()}</legend>
      {/* Above the boxes: below so many of them nobody would find it. */}
      <FieldNote id={noteId} help={m.webhooks_events_help()} error={error} />
      <input type="hidden" name="types" value={JSON.stringify(EVENT_TYPES.filter((type) => chosen.has(type)))} />
      <Checkbox {...tickOf(EVENT_TYPES, chosen)} onChange={({ target }) => change(EVENT_TYPES, target.checked)}>
        {m.webhooks_all_events()}
      </Checkbox>
      <div className="divide-y divide-line border-y border-line">
        {EVENT_SUBJECTS.map((subject) => (
          <SubjectEvents key={subject} subject={subject} chosen={chosen} change={change} />
        ))}
      </div>
    </fieldset>
  )
}

interface SubjectEventsProps {
  subject: EventSubject
  chosen: ReadonlySet<string>
  change: (types: readonly string[], on: boolean) => void
}

function SubjectEvents({ subject, chosen, change }: SubjectEventsProps) {
  const types = happeningsOf(subject).map((happening) => `${subject}.${happening}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Checkbox
        {...tickOf(types, chosen)}
        onChange={({ target }) => change(types, target.checked)}
        className="font-medium"
      >
        {subjectLabel(subject)}
      </Checkbox>
      <div className="max-sm:pl-7">
        <div className="flex flex-wrap gap-x-5">
          {happeningsOf(subject).map((happening) => {
            const type = `${subject}.${happening}`
            return (
              <Checkbox key={type} checked={chosen.has(type)} onChange={({ target }) => change([type], target.checked)}>
                {happeningLabel(happening)}
              </Checkbox>
            )
          })}
        </div>
        <details className="group text-xs">
          <FoldSummary>{m.webhooks_examples()}</FoldSummary>
          {types.map((type) => (
            <pre key={type} lang="en" className="mb-2 overflow-x-auto rounded-control bg-ground px-3.5 py-3 text-2xs">
              {JSON.stringify(EVENT_EXAMPLES[type], null, 2)}
            </pre>
          ))}
        </details>
      </div>
    </div>
  )
}

const tickOf = (types: readonly string[], chosen: ReadonlySet<string>) => {
  const count = types.filter((type) => chosen.has(type)).length
  return { checked: count === types.length, indeterminate: count > 0 && count < types.length }
}
