import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { Facts } from '../../../office/detail.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PlaceText } from '../../place-text.tsx'
import { dispatchWords, hasCrm } from './dispatch-words.ts'

export interface DispatchDialogProps {
  complaint: ComplaintDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onConfirm: () => void
}

/** Shows the destination of a complaint, and its missing fields, before it is dispatched. */
export function DispatchDialog({ complaint, ...dialog }: DispatchDialogProps) {
  const { id, model_name, customer_name, customerContact, customerAddress, zone, area, dispatch_to } = complaint
  const { centre_name, centre_chosen } = complaint
  const words = dispatchWords()
  const centre = centre_chosen ? centre_name : m.complaints_office_proposed({ name: centre_name })
  const missing = [
    [m.complaints_office_missing_district(), zone],
    [m.complaints_office_missing_city(), area],
    [m.complaints_office_missing_address(), customerAddress],
    [m.complaints_office_missing_serial(), complaint.serial_number],
  ].flatMap(([name, value]) => (value ? [] : [name!]))
  return (
    <ConfirmDialog
      {...dialog}
      tone="ink"
      title={words.title({ id })}
      text={m.complaints_office_dispatch_text()}
      confirm={words.verb()}
      busyLabel={m.complaints_office_processing()}
    >
      <Facts
        items={[
          [m.complaints_office_dispatch_to(), hasCrm() ? dispatch_to : centre],
          [m.complaints_office_product(), model_name],
          [m.complaints_office_customer(), `${customer_name}, ${customerContact}`],
          [m.complaints_office_address(), customerAddress],
          [m.complaints_office_place(), <PlaceText key="place" place={complaint} />],
        ]}
      />
      {missing.length > 0 && (
        <Note className="mt-4" title={m.complaints_office_missing({ what: missing.join(', ') })}>
          {m.complaints_office_missing_text()}
        </Note>
      )}
    </ConfirmDialog>
  )
}
