import { useRef } from 'react'
import type { SystemState } from 'contract/system/endpoints'
import { LOG_LEVELS } from 'contract/system/words'
import { m } from '#messages'
import { usePress } from '../forms/use-press.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { dateTime } from '../ui/format/dates.ts'

/** How much the log holds, to change for an hour. */
export function LogLevelForm({ log: { level, until } }: { log: SystemState['log'] }) {
  const { busy, press } = usePress()
  const chosen = useRef<HTMLSelectElement>(null)
  const submit = () => press({ level: chosen.current?.value ?? level })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Field
        label={m.system_log_level()}
        help={until ? m.system_log_until({ date: dateTime(until) }) : m.system_log_help()}
      >
        <Select ref={chosen} key={level} name="level" defaultValue={level}>
          {LOG_LEVELS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2.5 pb-6">
        <Button type="submit" variant="ink" busy={busy}>
          {m.system_log_change()}
        </Button>
        {until && (
          <Button variant="line" busy={busy} onClick={() => press({ level: '' })}>
            {m.system_log_usual()}
          </Button>
        )}
      </div>
    </form>
  )
}
