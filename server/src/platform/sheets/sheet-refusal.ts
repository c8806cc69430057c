import { m } from 'contract/messages'
/** Why a spreadsheet is not read, in words for its sender. */
export class SheetRefusal extends Error {
  readonly statusCode: 413 | 422

  constructor(message: string, statusCode: 413 | 422 = 422) {
    super(message)
    this.statusCode = statusCode
  }
}

export const tooLarge = (message: string) => new SheetRefusal(message, 413)

export const damaged = () => new SheetRefusal(m.sheets_file_damaged_not_spreadsheet_save_again())

/** Translates a library's error about a broken file; our own errors stay as they are. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof SheetRefusal || error instanceof TypeError || error instanceof RangeError ? error : damaged()
