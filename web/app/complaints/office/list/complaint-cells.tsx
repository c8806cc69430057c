import { nepalTime } from 'contract/core/dates/nepal-time'
import { complaintPath, editComplaintPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import Phone from 'lucide-react/icons/phone'
import Pencil from 'lucide-react/icons/pencil'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { RowActions } from '../../../lists/row-actions.tsx'
import { useMay } from '../../../office/office-data.ts'
import { telLink } from '../../../brand/brand.tsx'
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { plainText } from '../../../ui/data/rich-text-tree.ts'
import { PriorityBadge } from '../priority-badge.tsx'
import { isInWarranty } from '../../../registrations/warranty.ts'
import { faultLabel } from '../../fault-choices.ts'

/** The actions for the complaint of a row. */
export function ComplaintActions({ complaint }: { complaint: ComplaintRow }) {
  const { id, customer_name, customerContact, model_name } = complaint
  const mayWrite = useMay('complaints.write')
  // A desk has no use for a link that calls.
  const isNarrow = useIsNarrow()
  const name = m.complaints_office_row_name({ model: model_name, customer: customer_name })
  return (
    <RowActions
      name={name}
      isMenu
      links={[
        ...(isNarrow
          ? [
              {
                to: telLink(customerContact),
                label: m.complaints_office_call({ name: customer_name }),
                icon: <Phone />,
              },
            ]
          : []),
        { to: complaintPath(id), label: m.complaints_office_view({ name }), icon: <Eye /> },
        ...(mayWrite
          ? [{ to: editComplaintPath(id), label: m.complaints_office_edit_name({ name }), icon: <Pencil /> }]
          : []),
      ]}
      remove={{ id, text: m.complaints_office_delete_text({ name }), subject: 'complaint' }}
    />
  )
}

/** The model, what is wrong with it, and whether a repair is free: two lines, as many as a row has room for. */
export function productOf(complaint: ComplaintRow) {
  const problem = problemOf(complaint)
  const warranty = warrantyOf(complaint)
  return (
    <>
      <span className="block truncate">{complaint.model_name}</span>
      <span className="block truncate text-2xs" title={problem}>
        {problem && <span className="font-medium">{problem}</span>}
        {problem && warranty && ' · '}
        {warranty}
      </span>
    </>
  )
}

/** As of the day on which the fault was reported. */
function warrantyOf({ is_unproven, warranty_expiry, date_joined }: ComplaintRow) {
  if (is_unproven) return <span className="text-ink-3">{m.registrations_unproven()}</span>
  if (!warranty_expiry) return null
  return isInWarranty(warranty_expiry, nepalTime(date_joined)?.iso) ? (
    <span className="text-green">{m.registrations_office_badge_in()}</span>
  ) : (
    <span className="text-ink-3">{m.registrations_office_badge_out()}</span>
  )
}

/** Notable facts about a complaint, below its stage: where it was merged, another priority than the normal one, tags. */
export const Marks = ({ complaint: { priority, tags, merged_into } }: { complaint: ComplaintRow }) =>
  (priority !== 'normal' || tags.length > 0 || merged_into !== null) && (
    <div className="mt-1 flex flex-wrap gap-1 max-md:justify-end">
      {merged_into !== null && (
        <TextLink to={complaintPath(merged_into)} className="relative z-1 inline-flex min-h-6 items-center text-2xs">
          {m.complaints_office_merged_into({ id: merged_into })}
        </TextLink>
      )}
      <PriorityBadge priority={priority} />
      <Tags tags={tags} />
    </div>
  )

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul aria-label={m.complaints_office_tags()} className="flex flex-wrap gap-1 max-md:justify-end">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="grey">{tag}</Badge>
        </li>
      ))}
    </ul>
  )

/** A lamp marks an unread message from the customer. */
export const CustomerName = ({ name, unread }: { name: string; unread: number }) => (
  <>
    {name}
    {unread > 0 && (
      <span className="ml-2 inline-block size-2.5 rounded-full bg-lamp">
        <span className="sr-only">{m.complaints_office_unread_messages({ count: unread, shown: whole(unread) })}</span>
      </span>
    )}
  </>
)

/** The kind of problem, or what was written instead. */
export function problemOf({ problem_type, problem_description }: ComplaintRow): string {
  return faultLabel(problem_type) || plainText(problem_description)
}
