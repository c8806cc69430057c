import { m } from '#messages'
import type { Column } from './column.ts'
import { RowActions, type RowActionsProps } from './row-actions.tsx'

/** What can be done with a row, or nothing. It may be a hook: what the caller may, and where the screen is. */
export type ActionsOf<Row> = (row: Row) => RowActionsProps | undefined

/** The last column of a list: what can be done with a row. */
export function actionsColumn<Row>(
  useActions: ActionsOf<Row>,
  look?: Pick<Column<Row>, 'width' | 'bar' | 'isMenu'>,
): Column<Row> {
  const Actions = ({ row }: { row: Row }) => {
    const actions = useActions(row)
    return actions && <RowActions {...actions} isMenu={look?.isMenu === true} />
  }
  return {
    header: m.office_actions,
    width: look?.isMenu ? 'w-13' : 'w-13 lg:w-20',
    bar: look?.isMenu ? 'w-6' : 'w-12',
    ...look,
    end: true,
    cell: (row) => <Actions row={row} />,
  }
}
