import Upload from 'lucide-react/icons/upload'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { ImportPanel } from '../../../sheet-import/import-panel.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogCancel } from '../../../ui/overlays/dialog-cancel.tsx'

const guidelines = () => [
  m.products_office_bulk_headers(),
  m.products_office_bulk_columns(),
  m.products_office_bulk_nepali(),
  m.products_office_bulk_file(),
  m.products_office_bulk_whole(),
  m.products_office_bulk_pictures(),
]

/** Many products at once from a spreadsheet. */
export function BulkUpload({ disabled }: { disabled: boolean }) {
  const { times, start, ...opening } = useOpening()
  const { revalidate } = useRevalidator()
  return (
    <>
      <Button variant="line" size="sm" disabled={disabled} onClick={start}>
        <Upload />
        {m.products_office_bulk()}
      </Button>
      <Dialog
        {...opening}
        width="wide"
        title={m.products_office_bulk()}
        text={m.products_office_bulk_text()}
        actions={<DialogCancel>{m.office_close()}</DialogCancel>}
      >
        {times > 0 && (
          <ImportPanel
            key={times}
            template={{
              call: (options) => api.products.importTemplate(undefined, options),
              filename: 'bulk_upload_template.xlsx',
            }}
            send={(body, options) => api.products.import({ body }, options)}
            what={{ one: m.products_office_one(), many: m.products_office_many() }}
            button={m.products_office_bulk_start()}
            accept={['.xlsx', '.csv']}
            guidelines={guidelines()}
            onImported={() => void revalidate()}
          />
        )}
      </Dialog>
    </>
  )
}
