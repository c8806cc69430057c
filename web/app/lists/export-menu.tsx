import Download from 'lucide-react/icons/download'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { SpreadsheetFormats, type SpreadsheetFormat } from '../ui/data/spreadsheet-formats.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { useDownload } from '../api/use-download.ts'
import type { WholeList } from './list-loader.ts'

export interface ExportMenuProps {
  exported: NonNullable<WholeList['exported']>
  /** rows that the filters find */
  total: number
}

/** Saves all rows that the filters find, on every page, as a spreadsheet. */
export function ExportMenu({ exported: { name, as }, total }: ExportMenuProps) {
  const { busy, download } = useDownload()
  const save = async (format: SpreadsheetFormat) => {
    if (total === 0) return void toast.warning(m.lists_export_nothing())
    const saved = await download({ call: (options) => as(format, options), filename: `${name()}.${format}` })
    if (saved) toast.success(m.lists_exported())
  }
  return (
    <Menu
      trigger={
        <Button variant="line" size="sm" busy={busy} busyLabel={m.lists_exporting()}>
          <Download />
          <span className="max-sm:sr-only">{m.lists_export()}</span>
        </Button>
      }
    >
      <SpreadsheetFormats onSelect={(format) => void save(format)} />
    </Menu>
  )
}
