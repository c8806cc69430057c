import type { EngineerOfDay } from 'contract/complaints/assignments'
import { useState } from 'react'
import { m } from '#messages'
import { offLabel } from '../../../engineers/off-label.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { yearsAhead } from '../../../ui/fields/years-ahead.ts'
import { shortDate } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import type { Opening } from '../../../ui/overlays/use-opening.ts'

export interface MoveDayDialogProps {
  opening: Opening
  engineer: EngineerOfDay
  day: string
  /** how many visits are on the screen */
  seen: number
  /** the others */
  engineers: readonly EngineerOfDay[]
}

/** Gives all visits of an engineer on a day to one or two others, or to another day. */
export function MoveDayDialog({ opening, engineer, day, seen, engineers }: MoveDayDialogProps) {
  const [first, setFirst] = useState('')
  // People of the same centre, at work, with few visits come first.
  const inOrder = engineers.toSorted(
    (one, other) => weightOf(one, engineer) - weightOf(other, engineer) || one.name.localeCompare(other.name),
  )
  return (
    <FormDialog
      {...opening}
      title={m.visits_move_title({ name: engineer.name, day: shortDate(day) })}
      text={m.visits_move_text({ count: seen, shown: whole(seen) })}
      verb={m.visits_move_do({ count: seen, shown: whole(seen) })}
      about={engineer.name}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="engineer_id" value={engineer.id} />
          <input type="hidden" name="day" value={day} />
          <input type="hidden" name="seen" value={seen} />
          <Field label={m.visits_move_to()} error={errorOf('to')}>
            <Select name="to" value={first} onChange={({ target }) => setFirst(target.value)}>
              <option value="">{m.visits_choose()}</option>
              <option value={engineer.id}>{m.visits_same({ name: engineer.name })}</option>
              {inOrder.map(optionOf)}
            </Select>
          </Field>
          {first !== '' && first !== String(engineer.id) && (
            <Field label={m.visits_move_second()} help={m.visits_move_second_help()}>
              <Select name="to" defaultValue="">
                <option value="">{m.visits_move_nobody()}</option>
                {inOrder.filter(({ id }) => String(id) !== first).map(optionOf)}
              </Select>
            </Field>
          )}
          <DateField
            label={m.visits_move_day()}
            name="to_day"
            defaultValue={day}
            error={errorOf('to_day')}
            doubt={yearsAhead}
          />
        </>
      )}
    </FormDialog>
  )
}

const optionOf = ({ id, name, centre_name, visits, off }: EngineerOfDay) => (
  <option key={id} value={id}>
    {[name, centre_name, m.complaints_office_visits_of_day({ count: visits, shown: whole(visits) }), offLabel(off)]
      .filter(Boolean)
      .join(' · ')}
  </option>
)

const weightOf = ({ centre_id, off, visits }: EngineerOfDay, engineer: EngineerOfDay): number =>
  Number(centre_id !== engineer.centre_id) * 1e6 + Number(off !== '') * 1e5 + visits
