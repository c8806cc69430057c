import type { MergePreview, MergeSide } from 'contract/customers/merging'
import { useState } from 'react'
import { m } from '#messages'
import { fullName } from '../../accounts/office/person-columns.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'

interface MergeChoiceProps {
  preview: MergePreview
  errorOf: (field: string) => string | undefined
}

/** Chooses which number and which name stay, and says what moves then. */
export function MergeChoice({ preview: { sides, reviewed_twice }, errorOf }: MergeChoiceProps) {
  const [one, other] = sides
  // A person goes on with the number whose password they know.
  const [keptId, keep] = useState(other.claimed && !one.claimed ? other.id : one.id)
  const [nameOf, setNameOf] = useState(keptId)
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one]
  return (
    <>
      <input type="hidden" name="merged_id" value={merged.id} />
      <FieldGroup label={m.customers_merge_number()} error={errorOf('kept_id') ?? errorOf('merged_id')}>
        <div className="grid gap-2 sm:grid-cols-2">
          {sides.map((side) => (
            <RadioCard
              key={side.id}
              name="kept_id"
              value={side.id}
              checked={side.id === keptId}
              onChange={() => keep(side.id)}
              title={side.contact}
              text={
                side.claimed
                  ? m.customers_merge_since({ day: shortDate(side.created_at) })
                  : m.customers_merge_no_password({ day: shortDate(side.created_at) })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label={m.customers_merge_name()} error={errorOf('name_of')}>
        <div className="grid gap-2 sm:grid-cols-2">
          {sides.map((side) => (
            <RadioCard
              key={side.id}
              name="name_of"
              value={side.id}
              checked={side.id === nameOf}
              onChange={() => setNameOf(side.id)}
              title={fullName(side)}
            />
          ))}
        </div>
      </FieldGroup>
      <Consequences kept={kept} merged={merged} reviewedTwice={reviewed_twice} />
    </>
  )
}

interface ConsequencesProps {
  kept: MergeSide
  merged: MergeSide
  reviewedTwice: number
}

/** What moves, in words and numbers. */
const Consequences = ({ kept, merged, reviewedTwice }: ConsequencesProps) => {
  const moving = movingOf(merged)
  return (
    <ul className="grid list-disc gap-1 rounded-control bg-ground py-3 pr-3.5 pl-8 text-xs text-ink-2">
      <li>
        {moving.length === 0
          ? m.customers_merge_nothing({ number: merged.contact })
          : m.customers_merge_moves({ number: merged.contact, what: moving.join(' · ') })}
      </li>
      <li>{m.customers_merge_points({ shown: whole(kept.reward_points + merged.reward_points) })}</li>
      {reviewedTwice > 0 && <li>{m.customers_merge_reviewed_twice({ shown: whole(reviewedTwice) })}</li>}
      <li>
        {merged.claimed
          ? m.customers_merge_both_numbers({ number: merged.contact })
          : m.customers_merge_finds_only({ number: merged.contact })}
      </li>
      <li>{m.customers_merge_sessions({ number: merged.contact })}</li>
      <li>{m.customers_merge_day()}</li>
    </ul>
  )
}

function movingOf(side: MergeSide): string[] {
  const counts: [number, (shown: { shown: string }) => string][] = [
    [side.products, m.customers_products],
    [side.complaints, m.customers_complaints],
    [side.quotations, m.customers_quotations],
    [side.personalisations, m.customers_personalisations],
    [side.extensions, m.customers_merge_extensions],
    [side.reviews, m.customers_merge_reviews],
    [side.reward_points, m.customers_merge_own_points],
    [side.notes, m.customers_merge_notes],
    [side.notices, m.customers_merge_notices],
  ]
  return counts.flatMap(([count, words]) => (count > 0 ? [words({ shown: whole(count) })] : []))
}
