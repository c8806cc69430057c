import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../ui/fields/file-rules.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { aboutOf } from './decision/decision.ts'

/** Adds the bill that came later; the registration then waits in the queue. */
export function AddBill({ registration }: { registration: RegistrationDetail }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('registrations.write')
  if (registration.has_bill || !mayWrite) return null
  return (
    <>
      <Button variant="line" size="sm" onClick={start}>
        {m.registrations_office_add_bill()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          encType="multipart/form-data"
          title={m.registrations_office_add_bill()}
          text={m.registrations_office_add_bill_text()}
          verb={m.registrations_office_add_bill()}
          about={aboutOf(registration)}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="bill" />
              <FileDrop
                label={m.registrations_office_bill()}
                name="bill_image_one"
                rule={IMAGE_RULE}
                error={errorOf('bill_image_one')}
              />
              {registration.warranty_image === '' && (
                <FileDrop
                  label={m.registrations_office_warranty_card()}
                  name="warranty_image"
                  rule={IMAGE_RULE}
                  error={errorOf('warranty_image')}
                />
              )}
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
