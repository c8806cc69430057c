import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import type { Column } from '../../../lists/column.ts'
import { Thumb } from '../../../office/thumb.tsx'
import { ShortDay } from '../../../ui/data/short-day.tsx'
import { serialWords } from '../../../ui/format/purchase-words.ts'
import { CentreText, ownerColumn, visitColumn } from '../assignment/assignment-columns.tsx'
import { dueColumn, DueOnPhone } from './due-cell.tsx'
import { DispatchStatus } from '../dispatch/dispatch-status.tsx'
import { dispatchWords } from '../dispatch/dispatch-words.ts'
import { StageBadge } from '../stage-badge.tsx'
import { PlaceText } from '../../place-text.tsx'
import { stageForStaff } from '../../complaint-status.tsx'

import { CustomerName, Marks, problemOf, productOf, ComplaintActions } from './complaint-cells.tsx'

/** In the order of use: what a narrow screen has no room for is behind. */
export const complaintColumns: Column<ComplaintRow>[] = [
  {
    header: m.complaints_office_number,
    width: 'w-14',
    wide: true,
    roomy: true,
    bar: 'w-8',
    className: 'text-ink-3 tabular-nums',
    cell: ({ id }) => id,
  },
  {
    header: m.complaints_office_customer,
    sort: 'customer',
    width: 'md:w-32',
    bar: 'w-28',
    name: (complaint) => ({
      name: <CustomerName name={complaint.customer_name} unread={complaint.unread} />,
      below: (
        <>
          <span className="max-xl:hidden">{complaint.customerContact}</span>
          <span className="xl:hidden">{complaint.model_name}</span>
        </>
      ),
      under: [complaint.model_name, problemOf(complaint)].filter(Boolean).join(' · '),
    }),
  },
  {
    header: m.complaints_office_status,
    sort: 'status',
    width: 'w-40 max-md:text-right md:w-36 xl:w-42',
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
    width: 'w-24',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ date_joined }) => <ShortDay when={date_joined} />,
  },
  ownerColumn,
  {
    header: m.complaints_office_place_centre,
    sort: 'district',
    width: 'w-40',
    wide: true,
    bar: 'w-24',
    cell: (complaint) => (
      <>
        <span className="block truncate">
          <PlaceText place={complaint} unknown="–" />
        </span>
        <CentreText complaint={complaint} />
      </>
    ),
  },
  { header: m.complaints_office_model, sort: 'model', width: 'w-40', wide: true, bar: 'w-24', cell: productOf },
  visitColumn,
  {
    header: m.complaints_office_serial,
    width: 'w-30',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ serial_number }) => serialWords(serial_number),
  },
  {
    header: () => dispatchWords().column(),
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
    width: 'w-13',
    bar: 'w-6',
    end: true,
    isMenu: true,
    cell: (row) => <ComplaintActions complaint={row} />,
  },
]
