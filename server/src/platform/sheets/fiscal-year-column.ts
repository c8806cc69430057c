import { fiscalYear } from 'contract/core/dates/bikram-sambat'
import { nepalTime } from 'contract/core/dates/nepal-time'
import type { WrittenColumn } from './written-column.ts'

/** The fiscal year in which a row came, `2083/84`, so that a spreadsheet can be summed by it. */
export const fiscalYearColumn = <Row>(when: (row: Row) => string): WrittenColumn<Row> => ({
  header: 'Fiscal Year',
  width: 12,
  isText: true,
  value: (row) => fiscalYear(nepalTime(when(row))?.iso ?? '') ?? '',
})
