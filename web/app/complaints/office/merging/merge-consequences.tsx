import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { MergeTarget } from 'contract/complaints/merging'
import { m } from '#messages'
import { shortDate } from '../../../ui/format/dates.ts'

/** Explains what merging two complaints will change. */
export const MergeConsequences = ({ complaint, target }: { complaint: ComplaintDetail; target: MergeTarget }) => (
  <ul className="grid list-disc gap-1 rounded-control bg-ground py-3 pr-3.5 pl-8 text-xs text-ink-2">
    <li>{m.complaints_office_merge_stays({ id: target.id, gone: complaint.id })}</li>
    <li>{m.complaints_office_merge_moves({ id: target.id })}</li>
    {complaint.visit_date && <li>{visitWords(complaint, target)}</li>}
    <li>{m.complaints_office_merge_link()}</li>
    <li>{m.complaints_office_merge_back()}</li>
  </ul>
)

const visitWords = ({ visit_date }: ComplaintDetail, target: MergeTarget): string =>
  target.visit_date
    ? m.complaints_office_merge_visit_stays({ day: shortDate(target.visit_date), gone: shortDate(visit_date) })
    : m.complaints_office_merge_visit_moves({ day: shortDate(visit_date) })
