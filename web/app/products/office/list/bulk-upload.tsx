import Upload from 'lucide-react/icons/upload'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/client.ts'
import { ImportPanel } from '../../../sheet-import/import-panel.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogCancel } from '../../../ui/overlays/dialog-cancel.tsx'

const GUIDELINES = [
  'The first row holds the headers, as the template has them.',
  'Required columns: Category, Sub Category, Name, Sub Heading, Model Name, Model Num, Price, Warranty, Packaging, Color Styles, Specification, Sizing and Usage.',
  'An Excel (.xlsx) or CSV file of at most 5 MB.',
  'Either all rows come in, or none: “Check file” tells first what is wrong.',
  'Pictures are added afterwards, in the form of each product.',
]

/** Many products at once from a spreadsheet. */
export function BulkUpload({ disabled }: { disabled: boolean }) {
  const { times, start, ...opening } = useOpening()
  const { revalidate } = useRevalidator()
  return (
    <>
      <Button variant="line" size="sm" disabled={disabled} onClick={start}>
        <Upload />
        Bulk Upload
      </Button>
      <Dialog
        {...opening}
        width="wide"
        title="Bulk Upload"
        text="New products from a spreadsheet, one a row."
        actions={<DialogCancel>Close</DialogCancel>}
      >
        {times > 0 && (
          <ImportPanel
            key={times}
            template={{
              call: (options) => api.products.importTemplate(undefined, options),
              filename: 'bulk_upload_template.xlsx',
            }}
            send={(body, options) => api.products.import({ body }, options)}
            what={{ one: 'product', many: 'products' }}
            button="Start Bulk Upload"
            accept={['.xlsx', '.csv']}
            guidelines={GUIDELINES}
            onImported={() => void revalidate()}
          />
        )}
      </Dialog>
    </>
  )
}
