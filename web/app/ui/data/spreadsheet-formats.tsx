import { MenuAction } from '../overlays/menu.tsx'

export type SpreadsheetFormat = 'xlsx' | 'csv'

/** The entries of a menu that saves a spreadsheet. */
export const SpreadsheetFormats = ({ onSelect }: { onSelect: (format: SpreadsheetFormat) => void }) => (
  <>
    <MenuAction onSelect={() => onSelect('xlsx')} text="For Excel">
      .xlsx
    </MenuAction>
    <MenuAction onSelect={() => onSelect('csv')} text="For other programs">
      .csv
    </MenuAction>
  </>
)
