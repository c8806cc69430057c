import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import type { Column } from '../../../lists/column.ts'
import { shortDate } from '../../../ui/format/dates.ts'
import { windowWords } from '../../window-words.ts'

/** Who repairs, and when they come. */
export const visitColumn: Column<ComplaintRow> = {
  header: m.complaints_office_technician_visit,
  sort: 'visit',
  width: 'w-38',
  wide: true,
  bar: 'w-28',
  cell: visitOf,
}

/** The colleague who answers for a complaint. */
export const ownerColumn: Column<ComplaintRow> = {
  header: m.complaints_office_owner,
  width: 'w-26',
  wide: true,
  bar: 'w-20',
  cell: ({ owner_name }) => (owner_name ? <span title={owner_name}>{owner_name}</span> : '–'),
}

/** The centre that repairs, or the one that is proposed; nothing without either. */
export function CentreText({ complaint: { centre_name, centre_chosen } }: { complaint: ComplaintRow }) {
  if (centre_name === '') return null
  const words = centre_chosen ? centre_name : m.complaints_office_proposed({ name: centre_name })
  return (
    <span title={words} className="block truncate text-2xs text-ink-3">
      {words}
    </span>
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
