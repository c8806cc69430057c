import { useState } from 'react'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isoToday } from '../../ui/format/dates.ts'

export interface PublishDialogProps {
  name: string
  version: number
  onClose: () => void
}

/** Publishes the draft at once or from a day and time on. */
export function PublishDialog({ name, version, onClose }: PublishDialogProps) {
  const [later, setLater] = useState(false)
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={m.pages_publish_title({ name })}
      text={m.pages_publish_text()}
      verb={later ? m.pages_schedule() : m.pages_publish()}
      about={name}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name="version" value={version} />
          <FieldGroup label={m.pages_when()}>
            <div className="grid gap-2.5 sm:grid-cols-2">
              <RadioCard
                name="when"
                value="now"
                title={m.pages_now()}
                checked={!later}
                onChange={() => setLater(false)}
              />
              <RadioCard
                name="when"
                value="later"
                title={m.pages_later()}
                checked={later}
                onChange={() => setLater(true)}
              />
            </div>
          </FieldGroup>
          {later && (
            <div className="grid items-start gap-4 sm:grid-cols-[1fr_9rem]">
              <DateField label={m.pages_later_day()} name="day" defaultValue={isoToday()} error={errorOf('at')} />
              <Field label={m.pages_later_time()} help={m.settings_time_help()}>
                <TextInput name="time" inputMode="numeric" defaultValue="09:00" maxLength={5} autoComplete="off" />
              </Field>
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}
