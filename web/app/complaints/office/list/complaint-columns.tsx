import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import type { Column } from '../../../lists/column.ts'
import { Thumb } from '../../../office/thumb.tsx'
import { longDate, shortDate } from '../../../ui/format/dates.ts'
import { assignmentColumns } from '../assignment/assignment-columns.tsx'
import { dueColumn, DueOnPhone } from './due-cell.tsx'
import { DispatchStatus } from '../dispatch/dispatch-status.tsx'
import { StageBadge } from '../stage-badge.tsx'
import { stageForStaff } from '../../complaint-status.tsx'

import { CustomerName, Marks, placeOf, problemOf, productOf, ComplaintActions } from './complaint-cells.tsx'

/** In the order of use: what a narrow screen has no room for is behind. */
export const complaintColumns: Column<ComplaintRow>[] = [
  {
    header: m.complaints_office_number,
    width: 'w-16',
    wide: true,
    bar: 'w-8',
    className: 'text-ink-3 tabular-nums',
    cell: ({ id }) => id,
  },
  {
    header: m.complaints_office_customer,
    sort: 'customer',
    width: 'md:w-36',
    bar: 'w-28',
    name: ({ customer_name, customerContact, model_name, unread }) => ({
      name: <CustomerName name={customer_name} unread={unread} />,
      below: customerContact,
      under: model_name,
    }),
  },
  { header: m.complaints_office_model, sort: 'model', width: 'w-36', wide: true, bar: 'w-24', cell: productOf },
  {
    header: m.complaints_office_status,
    sort: 'status',
    width: 'w-40 max-md:text-right md:w-44',
    bar: 'w-24',
    className: 'max-md:px-1 max-md:text-right',
    cell: (complaint) => (
      <>
        <StageBadge status={stageForStaff(complaint)} />
        <Marks complaint={complaint} />
        <DueOnPhone complaint={complaint} />
      </>
    ),
  },
  dueColumn,
  {
    header: m.complaints_office_date,
    sort: 'created',
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ date_joined }) => <span title={longDate(date_joined)}>{shortDate(date_joined)}</span>,
  },
  ...assignmentColumns,
  {
    header: m.complaints_office_place,
    sort: 'district',
    width: 'w-36',
    wide: true,
    bar: 'w-24',
    cell: placeOf,
  },
  { header: m.complaints_office_problem, width: 'w-28', wide: true, bar: 'w-24', cell: problemOf },
  {
    header: m.complaints_office_serial,
    width: 'w-30',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ serial_number }) => serial_number,
  },
  {
    header: m.complaints_office_dispatch,
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    cell: ({ dispatch_state }) => <DispatchStatus state={dispatch_state} />,
  },
  {
    header: m.complaints_office_damage,
    width: 'w-16 not-printed',
    wide: true,
    bar: 'w-9',
    className: 'not-printed',
    cell: ({ damaged_image_url }) => <Thumb src={damaged_image_url} />,
  },
  {
    header: m.complaints_office_actions,
    width: 'w-13 md:w-16 lg:w-28',
    bar: 'w-6',
    end: true,
    cell: (row) => <ComplaintActions complaint={row} />,
  },
]
