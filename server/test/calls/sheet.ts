/** A spreadsheet with one row, by the names of its columns. */
export const sheet = (row: Record<string, string>): File =>
  new File([`${Object.keys(row).join()}\n${Object.values(row).join()}\n`], 'rows.csv', { type: 'text/csv' })
