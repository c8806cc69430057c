import { MenuAction } from '../overlays/menu.tsx'
import { m } from '#messages'

export type SpreadsheetFormat = 'xlsx' | 'csv'

/** The entries of a menu that saves a spreadsheet. */
export const SpreadsheetFormats = ({ onSelect }: { onSelect: (format: SpreadsheetFormat) => void }) => (
  <>
    <MenuAction onSelect={() => onSelect('xlsx')} text={m.ui_for_excel()}>
      .xlsx
    </MenuAction>
    <MenuAction onSelect={() => onSelect('csv')} text={m.ui_for_other()}>
      .csv
    </MenuAction>
  </>
)
