import { m } from 'contract/messages'
/** Why a cell does not hold the code that somebody entered, and what to do about it. */
export const DAMAGE = {
  number: m.sheets_spreadsheet_program_turned_into_number_lost,
  day: m.sheets_spreadsheet_program_turned_into_day_format,
  error: m.sheets_spreadsheet_program_shows_error_here_format,
  lines: m.sheets_line_break_cell_enter_one_line,
  shifted: m.sheets_row_more_cells_than_first_row,
} as const

/** The damage a spreadsheet program did to a code that was entered in a cell without the format of a text. */
export type Turned = 'number' | 'day' | 'error'

/** Spreadsheet programs keep fifteen digits of a number and put zeros for the rest. */
const KEPT_DIGITS = 15

/** Whether digits of a number are lost, or may be: a long one has lost them already. */
export const lacksDigits = (value: number): boolean => !Number.isInteger(value) || Math.abs(value) >= 10 ** KEPT_DIGITS

/** As programs write it, with a fraction or two digits of exponent; `26E101` is a code of somebody. */
const SCIENTIFIC = /^[+-]?(?:\d{1,3}[.,]\d+E[+-]?\d{1,3}|\dE[+-]\d{2,3})$/i

/** An error value in any column width: one too narrow for its number shows `####`. */
const ERROR = /^(?:#+|#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)|Err:\d{3})$/i

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const DAY = new RegExp(
  String.raw`^(?:\d{1,2}-${MONTH}(?:-\d{2,4})?|${MONTH}-\d{2,4}|\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+)?|\d{1,2}/\d{1,2}/\d{2,4})$`,
)

/** What a text says that it was before; a day only where all cells are texts, as in a .csv. */
export function turnedInText(text: string, isCsv: boolean): Turned | undefined {
  if (ERROR.test(text)) return 'error'
  if (SCIENTIFIC.test(text)) return 'number'
  return isCsv && DAY.test(text) ? 'day' : undefined
}
