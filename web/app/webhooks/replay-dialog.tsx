import { REPLAYS } from 'contract/webhooks/words'
import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { isoToday } from '../ui/format/dates.ts'
import type { Opening } from '../ui/overlays/use-opening.ts'

const WHAT = { unsent: m.webhooks_replay_unsent, all: m.webhooks_replay_all }

/** Sends the events of some days again. */
export const ReplayDialog = (opening: Opening) => (
  <FormDialog
    {...opening}
    title={m.webhooks_replay()}
    text={m.webhooks_replay_text()}
    verb={m.webhooks_replay_send()}
    about=""
  >
    {(errorOf) => (
      <>
        <input type="hidden" name="intent" value="replay" />
        <DateField label={m.webhooks_replay_from()} name="from" defaultValue={isoToday()} error={errorOf('from')} />
        <DateField label={m.webhooks_replay_to()} name="to" defaultValue={isoToday()} error={errorOf('to')} />
        <Field label={m.webhooks_replay_what()} error={errorOf('what')}>
          <Select name="what">
            {REPLAYS.map((what) => (
              <option key={what} value={what}>
                {WHAT[what]()}
              </option>
            ))}
          </Select>
        </Field>
      </>
    )}
  </FormDialog>
)
