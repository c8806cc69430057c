import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { Facts } from '../../office/detail.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { placeName } from '../places.ts'

export interface DispatchDialogProps {
  complaint: ComplaintDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onConfirm: () => void
}

/** Says where the complaint goes and what it lacks before it is dispatched. */
export function DispatchDialog({ complaint, ...dialog }: DispatchDialogProps) {
  const { id, model_name, customer_name, customerContact, customerAddress, zone, area, dispatch_to } = complaint
  const missing = [
    ['district', zone],
    ['city', area],
    ['address', customerAddress],
  ].flatMap(([name, value]) => (value ? [] : [name!]))
  return (
    <ConfirmDialog
      {...dialog}
      tone="ink"
      title={`Dispatch complaint ${id}?`}
      text="It cannot be recalled."
      confirm="Dispatch to CRM"
      busyLabel="Processing…"
    >
      <Facts
        items={[
          ['Goes to', dispatch_to],
          ['Product', model_name],
          ['Customer', `${customer_name}, ${customerContact}`],
          ['Address', customerAddress],
          ['Place', [area, zone].map(placeName).filter(Boolean).join(', ')],
        ]}
      />
      {missing.length > 0 && (
        <Note className="mt-4" title={`Missing: ${missing.join(', ')}`}>
          The service center may have to ask. You can add it under Edit first.
        </Note>
      )}
    </ConfirmDialog>
  )
}
