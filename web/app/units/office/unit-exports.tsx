import FileArchive from 'lucide-react/icons/file-archive'
import Printer from 'lucide-react/icons/printer'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { useFilter } from '../../lists/filters.tsx'
import { useSelection } from '../../lists/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useDownload } from '../../ui/browser/use-download.ts'
import { whole } from '../../ui/format/numbers.ts'

/** Ids travel in the address, which proxies cut at eight kilobytes. */
const MOST_SELECTED = 700

/** Codes as pictures and as labels to print, of the filtered or the selected units. */
export function UnitExports() {
  const filters = { search: useFilter('search'), serial_number: useFilter('serial_number') }
  const ids = [...(useSelection()?.ids ?? [])]
  const all = useDownload()
  const selected = useDownload()
  const labels = useDownload()

  const exportAll = () =>
    all.download({
      call: (options) => api.units.exportCodes({ query: filters }, options),
      filename: 'qr-products-list.zip',
    })
  const exportSelected = () => {
    if (ids.length === 0)
      return void toast.warning(m.units_office_select_one(), { text: m.units_office_select_one_text() })
    if (tooMany(ids)) return
    void selected.download({
      call: (options) => api.units.exportSelectedCodes({ query: { ids: ids.join(',') } }, options),
      filename: 'qr-selected-products-list.zip',
    })
  }
  const print = () => {
    if (tooMany(ids)) return
    void labels.download({
      call: (options) => api.units.labels({ query: ids.length > 0 ? { ids: ids.join(',') } : filters }, options),
      filename: 'qr-labels.pdf',
    })
  }
  return (
    <>
      <Button
        variant="line"
        size="sm"
        busy={all.busy}
        busyLabel={m.office_processing()}
        onClick={() => void exportAll()}
      >
        <FileArchive />
        {m.units_office_export()}
      </Button>
      <Button variant="line" size="sm" busy={selected.busy} busyLabel={m.office_processing()} onClick={exportSelected}>
        <FileArchive />
        {m.units_office_export_selected()}
      </Button>
      <Button variant="line" size="sm" busy={labels.busy} busyLabel={m.office_processing()} onClick={print}>
        <Printer />
        {m.units_office_labels()}
      </Button>
      {labels.busy && (
        <div className="order-last flex w-full items-center gap-4">
          <div className="grow">
            <p className="text-xs text-ink-2 tabular-nums">
              {labels.fraction > 0
                ? m.units_office_labels_drawn({ percent: whole(Math.floor(labels.fraction * 100)) })
                : m.units_office_labels_starting()}
            </p>
            <ProgressBar label={m.units_office_labels_progress()} value={labels.fraction * 100} className="mt-1.5" />
          </div>
          <Button variant="line" size="sm" onClick={labels.stop}>
            {m.office_cancel()}
          </Button>
        </div>
      )}
    </>
  )
}

function tooMany(ids: readonly unknown[]): boolean {
  if (ids.length <= MOST_SELECTED) return false
  toast.warning(m.units_office_too_many({ shown: whole(MOST_SELECTED) }), {
    text: m.units_office_too_many_text(),
  })
  return true
}
