import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { MergeTarget } from 'contract/complaints/merging'
import { useState } from 'react'
import { m } from '#messages'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { RadioCard } from '../../../ui/fields/radio-card.tsx'
import { shortDate } from '../../../ui/format/dates.ts'
import { serialWords } from '../../../ui/format/purchase-words.ts'
import { stageLabel } from '../stage-label.ts'
import type { MergeTargets } from './use-merge-targets.ts'

interface MergeFieldsProps {
  complaint: ComplaintDetail
  offered: MergeTargets
  errorOf: (field: string) => string | undefined
}

/** Chooses the complaint that stays, and says what happens then. */
export function MergeFields({ complaint, offered: { targets, failure }, errorOf }: MergeFieldsProps) {
  const [chosen, choose] = useState(0)
  if (failure) return <Note tone="error">{failure}</Note>
  if (!targets) return <Skeleton pale className="h-40 animate-late" />
  if (targets.length === 0) return <Note>{m.complaints_office_merge_none()}</Note>
  const target = targets.find(({ id }) => id === chosen)
  return (
    <>
      <FieldGroup label={m.complaints_office_merge_into()} error={errorOf('into')}>
        <div className="grid gap-2">
          {targets.map((offered) => (
            <RadioCard
              key={offered.id}
              name="into"
              value={offered.id}
              checked={offered.id === chosen}
              onChange={() => choose(offered.id)}
              title={m.complaints_office_complaint_about({ id: offered.id, model: offered.model_name })}
              text={<TargetText target={offered} />}
            />
          ))}
        </div>
      </FieldGroup>
      {target && <MergeConsequences complaint={complaint} target={target} />}
      {target && !target.is_same_unit && (
        <FieldGroup
          label={m.complaints_office_merge_serials({
            one: serialWords(complaint.serial_number),
            other: serialWords(target.serial_number),
          })}
          error={errorOf('is_same_appliance')}
        >
          <Checkbox key={target.id} name="is_same_appliance" value="true">
            {m.complaints_office_merge_same()}
          </Checkbox>
        </FieldGroup>
      )}
    </>
  )
}

const TargetText = ({ target }: { target: MergeTarget }) => (
  <span className="block text-2xs wrap-anywhere tabular-nums">
    {[
      target.job_no ? m.complaints_office_job_no({ number: target.job_no }) : m.complaints_office_no_job_no(),
      stageLabel(target.status),
      shortDate(target.date_joined),
      serialWords(target.serial_number),
      target.visit_date && m.complaints_office_merge_visit_on({ day: shortDate(target.visit_date) }),
    ]
      .filter(Boolean)
      .join(', ')}
  </span>
)

/** Explains what merging two complaints will change. */
const MergeConsequences = ({ complaint, target }: { complaint: ComplaintDetail; target: MergeTarget }) => (
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
