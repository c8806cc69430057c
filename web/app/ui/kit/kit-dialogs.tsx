import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { Combobox } from '../fields/combobox.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { DialogCancel } from '../overlays/dialog-cancel.tsx'
import { Field } from '../fields/field.tsx'
import { RadioCard } from '../fields/radio-card.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { toast } from '../feedback/toast.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

type Which = 'decide' | 'delete' | 'logout' | 'filters'

export function KitDialogs() {
  const [open, setOpen] = useState<Which>()
  const [busy, setBusy] = useState(false)
  const bind = (which: Which) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : undefined),
  })
  const remove = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      setOpen(undefined)
      toast.success('3 customers deleted', { text: 'Prakash Adhikari and 2 others' })
    }, 1500)
  }
  return (
    <KitSection
      title="Dialog"
      text="A question, what will happen, and a verb. Cancel has the focus. On a phone it rises from below."
    >
      <KitRow>
        <Button variant="line" onClick={() => setOpen('decide')}>
          Open the decision
        </Button>
        <Button variant="line" onClick={() => setOpen('delete')}>
          Open the deletion
        </Button>
        <Button variant="line" onClick={() => setOpen('logout')}>
          Open the log-out dialog
        </Button>
        <Button variant="line" onClick={() => setOpen('filters')}>
          Open the filters
        </Button>
      </KitRow>
      <Dialog
        {...bind('decide')}
        title="Approve this quote?"
        text="Sagar Traders asks for 120 × Chiya 1.5."
        actions={
          <>
            <DialogCancel />
            <Button variant="ink">Confirm update</Button>
          </>
        }
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">Decision</legend>
          <RadioCard name="decision" title="Approve" text="They are told and see it in their history." defaultChecked />
          <RadioCard name="decision" title="Reject" text="Can be approved later." />
        </fieldset>
        <Field label="District" className="mt-5">
          <Combobox items={['Kaski', 'Kathmandu', 'Lalitpur']} />
        </Field>
      </Dialog>
      <ConfirmDialog
        {...bind('delete')}
        title="Delete 3 customers?"
        text="Prakash Adhikari, Sunita Shrestha and Nirmala Rai lose their account, registered products and points. This cannot be undone."
        confirm="Delete 3 customers"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={remove}
      />
      <ConfirmDialog
        {...bind('logout')}
        tone="ink"
        title="Log out of your account?"
        text="You need your mobile number and password to come back."
        confirm="Log out"
        onConfirm={() => setOpen(undefined)}
      />
      <Sheet
        {...bind('filters')}
        title="Filters"
        footer={
          <>
            <Button variant="line" className="grow">
              Clear all
            </Button>
            <Button className="grow-2">Show 9 products</Button>
          </>
        }
      >
        {['1 year', '2 years', '5 years'].map((text) => (
          <Checkbox key={text}>{text}</Checkbox>
        ))}
      </Sheet>
    </KitSection>
  )
}
