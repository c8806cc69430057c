import Download from 'lucide-react/icons/download'
import { Button } from '../ui/button.tsx'
import { Menu, MenuAction } from '../ui/menu.tsx'
import { toast } from '../ui/toast-store.ts'
import { useDownload } from '../ui/use-download.ts'
import type { WholeList } from './list-loader.ts'

export interface ExportMenuProps {
  exported: NonNullable<WholeList['exported']>
  /** rows that the filters find */
  total: number
}

/** Saves all that the filters find, on every page, as a spreadsheet. */
export function ExportMenu({ exported: { name, as }, total }: ExportMenuProps) {
  const { busy, download } = useDownload()
  const save = async (format: 'xlsx' | 'csv') => {
    if (total === 0) return void toast.warning('No data to export')
    const saved = await download({ call: (options) => as(format, options), filename: `${name()}.${format}` })
    if (saved) toast.success('Exported successfully')
  }
  return (
    <Menu
      trigger={
        <Button variant="line" size="sm" busy={busy} busyLabel="Exporting…">
          <Download />
          <span className="max-sm:sr-only">Export list</span>
        </Button>
      }
    >
      <MenuAction onSelect={() => void save('xlsx')} text="For Excel">
        .xlsx
      </MenuAction>
      <MenuAction onSelect={() => void save('csv')} text="For other programs">
        .csv
      </MenuAction>
    </Menu>
  )
}
