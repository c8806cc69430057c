import FileArchive from 'lucide-react/icons/file-archive'
import Printer from 'lucide-react/icons/printer'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { useDownload } from '../../api/use-download.ts'
import { useSelection } from '../../lists/bulk/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { tooMany } from './unit-exports.tsx'

/** In the selection bar: labels to print and the codes as pictures, of the selected units. */
export function UnitVerbs() {
  const ids = [...(useSelection()?.ids ?? [])]
  const labels = useDownload()
  const codes = useDownload()
  const query = { ids: ids.join(',') }
  const print = () => {
    if (tooMany(ids)) return
    void labels.download({ call: (options) => api.units.labels({ query }, options), filename: 'qr-labels.pdf' })
  }
  const save = () => {
    if (tooMany(ids)) return
    void codes.download({
      call: (options) => api.units.exportSelectedCodes({ query }, options),
      filename: 'qr-selected-products-list.zip',
    })
  }
  return (
    <>
      <Button variant="night-quiet" size="sm" busy={labels.busy} busyLabel={m.office_processing()} onClick={print}>
        <Printer />
        {m.units_office_labels()}
      </Button>
      <Button variant="night-quiet" size="sm" busy={codes.busy} busyLabel={m.office_processing()} onClick={save}>
        <FileArchive />
        {m.units_office_export_codes()}
      </Button>
    </>
  )
}
