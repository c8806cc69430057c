import Copy from 'lucide-react/icons/copy-plus'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'

/** Begins the next revision of an approved quotation. */
export function ReviseButton({ quotation: { status, revised_by, customer_name } }: { quotation: QuotationDetail }) {
  const { start, opened } = useOpening()
  const mayDecide = useMay('quotations.decide')
  return (
    <>
      {mayDecide && status === 'Approved' && revised_by === null && (
        <Button variant="line" size="sm" onClick={start}>
          <Copy />
          {m.quotations_office_revise()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.quotations_office_revise()}
          text={m.quotations_office_revise_text()}
          verb={m.quotations_office_revise()}
          about={customer_name}
        >
          {() => <input type="hidden" name="intent" value="revise" />}
        </FormDialog>
      ))}
    </>
  )
}
