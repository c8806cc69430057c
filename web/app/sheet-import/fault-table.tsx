import type { SheetFault } from 'contract/core/fields'
import { useState } from 'react'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { whole } from '../ui/format/numbers.ts'
import { Cell, HeadCell, Row, Table, TableHead } from '../ui/data/table.tsx'

/** How many are rendered at once; a file of the wrong kind has an error in every cell. */
const FIRST = 100

/** What is wrong in a spreadsheet, by row and column as the spreadsheet itself names them. */
export function FaultTable({ faults }: { faults: readonly SheetFault[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? faults : faults.slice(0, FIRST)
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <Table caption={m.sheet_import_faults()} frameClassName="max-h-80 overflow-y-auto">
        <TableHead>
          <HeadCell className="w-13 pl-4">{m.sheet_import_row()}</HeadCell>
          <HeadCell className="w-28 sm:w-36">{m.sheet_import_column()}</HeadCell>
          <HeadCell>{m.sheet_import_fault()}</HeadCell>
        </TableHead>
        <tbody>
          {shown.map(({ row, field, message }, index) => (
            // A cell can have two faults, and the list never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index}>
              <Cell className="py-2.5 pl-4 align-top tabular-nums">{row}</Cell>
              <Cell className={WRAPS}>{field || '–'}</Cell>
              <Cell className={WRAPS}>{message}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {shown.length < faults.length && (
        <div className="border-t border-line p-2 text-center">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {m.sheet_import_show_all({ shown: whole(faults.length) })}
          </Button>
        </div>
      )}
    </div>
  )
}

const WRAPS = 'py-2.5 align-top break-words whitespace-normal!'
