/** A spreadsheet of rows, by the names of the columns of the first. */
export const sheet = (first: Record<string, string | number>, ...others: Record<string, string | number>[]): File =>
  new File(
    [
      [Object.keys(first), ...[first, ...others].map((row) => Object.values(row))]
        .map((row) => `${row.join()}\n`)
        .join(''),
    ],
    'rows.csv',
    { type: 'text/csv' },
  )
