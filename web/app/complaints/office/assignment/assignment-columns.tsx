import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import type { Column } from '../../../lists/column.ts'
import { shortDate } from '../../../ui/format/dates.ts'
import { windowWords } from '../../window-words.ts'

/** The assignees of a complaint and its visit. */
export const assignmentColumns: Column<ComplaintRow>[] = [
  {
    header: m.complaints_office_technician_visit,
    sort: 'visit',
    width: 'w-44',
    wide: true,
    bar: 'w-28',
    cell: visitOf,
  },
  { header: m.complaints_office_centre, width: 'w-44', wide: true, bar: 'w-28', cell: centreOf },
  {
    header: m.complaints_office_owner,
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    cell: ({ owner_name }) => owner_name || '–',
  },
]

function centreOf({ centre_name, centre_chosen }: ComplaintRow) {
  if (centre_name === '') return '–'
  return centre_chosen ? (
    centre_name
  ) : (
    <span className="text-ink-3">{m.complaints_office_proposed({ name: centre_name })}</span>
  )
}

function visitOf({ technician, visit_date, visit_window }: ComplaintRow) {
  if (technician === '' && visit_date === '') return '–'
  const when = visit_date && [shortDate(visit_date), windowWords(visit_window)].filter(Boolean).join(', ')
  return (
    <>
      {technician && <span className="block truncate">{technician}</span>}
      {when && <span className="block truncate text-2xs text-ink-3 tabular-nums">{when}</span>}
    </>
  )
}
