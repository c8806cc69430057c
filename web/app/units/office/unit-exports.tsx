import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import FileArchive from 'lucide-react/icons/file-archive'
import Printer from 'lucide-react/icons/printer'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { useFilter } from '../../lists/filters/filters.tsx'
import type { WholeList } from '../../lists/list-loader.ts'
import { useSelection } from '../../lists/bulk/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SpreadsheetFormats, type SpreadsheetFormat } from '../../ui/data/spreadsheet-formats.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useDownload } from '../../api/use-download.ts'
import { whole } from '../../ui/format/numbers.ts'
import { Menu, MenuAction, MenuSeparator } from '../../ui/overlays/menu.tsx'

/** Ids travel in the address, which proxies cut at eight kilobytes. */
const MOST_SELECTED = 700

export interface UnitExportsProps {
  /** the list as a spreadsheet; undefined while it loads */
  exported: WholeList['exported'] | undefined
  /** units that the filters find */
  total: number
}

/** In one menu: the list as a spreadsheet, and the codes as pictures and as labels to print, of the filtered or the selected units. */
export function UnitExports({ exported, total }: UnitExportsProps) {
  const filters = { search: useFilter('search'), serial_number: useFilter('serial_number') }
  const ids = [...(useSelection()?.ids ?? [])]
  const { busy, download } = useDownload()
  const labels = useDownload()

  const saveList = async (format: SpreadsheetFormat) => {
    if (!exported || total === 0) return void toast.warning(m.lists_export_nothing())
    const { as, name } = exported
    const saved = await download({ call: (options) => as(format, options), filename: `${name()}.${format}` })
    if (saved) toast.success(m.lists_exported())
  }
  const exportAll = () =>
    download({
      call: (options) => api.units.exportCodes({ query: filters }, options),
      filename: 'qr-products-list.zip',
    })
  const exportSelected = () => {
    if (ids.length === 0)
      return void toast.warning(m.units_office_select_one(), { text: m.units_office_select_one_text() })
    if (tooMany(ids)) return
    void download({
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
  const which = ids.length > 0 ? m.ui_selected({ count: whole(ids.length) }) : m.units_office_all_found()
  return (
    <>
      <Menu
        trigger={
          <Button variant="line" size="sm" busy={busy || labels.busy} busyLabel={m.office_processing()}>
            <Download />
            {m.units_office_export()}
            <ChevronDown />
          </Button>
        }
      >
        <SpreadsheetFormats onSelect={(format) => void saveList(format)} />
        <MenuSeparator />
        <MenuAction icon={<FileArchive />} text={m.units_office_all_found()} onSelect={() => void exportAll()}>
          {m.units_office_export_codes()}
        </MenuAction>
        <MenuAction icon={<FileArchive />} text={m.ui_selected({ count: whole(ids.length) })} onSelect={exportSelected}>
          {m.units_office_export_selected()}
        </MenuAction>
        <MenuAction icon={<Printer />} text={which} onSelect={print}>
          {m.units_office_labels()}
        </MenuAction>
      </Menu>
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
            {m.office_stop()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Says so where more units are selected than one file takes. */
export function tooMany(ids: readonly unknown[]): boolean {
  if (ids.length <= MOST_SELECTED) return false
  toast.warning(m.units_office_too_many({ shown: whole(MOST_SELECTED) }), {
    text: m.units_office_too_many_text(),
  })
  return true
}
