import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx'

export interface BulkVerbProps<Row> extends Omit<BulkDialogProps<Row>, 'open' | 'onOpenChange'> {
  icon: ReactNode
  /** on the button in the bar: `Dispatch` */
  label: string
}

/** In the bar of a selection: does something to the selected rows of all pages; it asks first. */
export function BulkVerb<Row extends { id: number }>({ icon, label, ...dialog }: BulkVerbProps<Row>) {
  const { start, opened } = useOpening()
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        {icon}
        {label}
      </Button>
      {opened((opening) => (
        <BulkDialog {...dialog} {...opening} />
      ))}
    </>
  )
}
