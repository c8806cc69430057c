import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { ModelFields } from '../../registrations/model-fields.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { PurchaseFields } from './purchase-fields.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'

/** What was not known when the complaint was filed, filled in when somebody has seen the plate or the bill. */
export function FillInButton({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('complaints.write')
  const { id, model_name, model_num, serial_number, purchase_date } = complaint
  if (!mayWrite || (serial_number && model_num && purchase_date)) return null
  const title = serial_number ? m.complaints_office_fill_in() : m.complaints_office_fill_in_serial()
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        {title}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={title}
          text={m.complaints_office_fill_in_text()}
          verb={m.complaints_office_fill_in_do()}
          about={m.complaints_office_complaint_about({ id, model: model_name })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="fill-in" />
              {serial_number === '' && (
                <Field label={m.complaints_office_serial_number()} error={errorOf('serial_number')}>
                  <TextInput name="serial_number" maxLength={100} autoComplete="off" autoCapitalize="characters" />
                </Field>
              )}
              {model_num === '' && <ModelFields initial={{ model_name, model_num }} errorOf={errorOf} />}
              {purchase_date === '' && <PurchaseFields year={complaint.purchase_year} errorOf={errorOf} />}
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
