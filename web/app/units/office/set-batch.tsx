import type { UnitRow } from 'contract/units/endpoints'
import { BATCH_MAX } from 'contract/units/words'
import Boxes from 'lucide-react/icons/boxes'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { submit } from '../../forms/submit.ts'
import { BulkVerb } from '../../lists/bulk/bulk-verb.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

/** In the selection bar: writes the batch of the selected units. */
export const SetBatch = () => (
  <BulkVerb<UnitRow>
    icon={<Boxes />}
    label={m.units_office_set_batch()}
    title={m.units_office_set_batch_ask}
    text={m.units_office_set_batch_text()}
    verb={m.units_office_set_batch()}
    nameOf={({ serial_number }) => serial_number}
    skip={() => undefined}
    send={(product_ids, values) => submit(api.units.setBatch, { values: { ...values, product_ids } })}
  >
    {(errorOf) => (
      <Field label={m.units_office_batch()} help={m.units_office_batch_help()} error={errorOf('batch')}>
        <TextInput name="batch" autoComplete="off" maxLength={BATCH_MAX} />
      </Field>
    )}
  </BulkVerb>
)
