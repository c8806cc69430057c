import type { FieldJob, FittingPart } from 'contract/field/jobs'
import { MOST_LINES, MOST_PIECES } from 'contract/parts/words'
import { useRef } from 'react'
import { useFocusBack } from '../ui/browser/use-focus-back.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import type { NeededPart } from './commands.ts'
import { fittingOf } from './day.ts'
import { PieceCount } from './piece-count.tsx'
import { partName } from './words.ts'
import { m } from '#messages'

interface NeededPartsProps {
  needed: readonly NeededPart[]
  job: Pick<FieldJob, 'product_id'>
  /** of all models of the phone, and of the own bag */
  catalogue: readonly Pick<FittingPart, 'part_id' | 'number' | 'name' | 'name_ne'>[]
  parts: readonly FittingPart[]
  error: string | undefined
  change: (needed: NeededPart[]) => void
}

/** Parts that have to come, each with its count: the office is asked for them with the report. */
export function NeededParts({ needed, job, catalogue, parts, error, change }: NeededPartsProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusBack(list, needed)
  const count = ({ part_id, count: before }: NeededPart, by: 1 | -1) =>
    change(
      needed.flatMap((one) =>
        one.part_id !== part_id ? [one] : before + by < 1 ? [] : [{ part_id, count: before + by }],
      ),
    )
  const { own, every } = fittingOf(parts, job)
  const [ofModel, ofEvery] = [own, every].map((some) => some.filter((part) => !isNeeded(needed, part)))
  return (
    <FieldGroup label={m.field_needed()} help={m.field_needed_help()} error={error}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.field_needed()}
        className="mb-4 divide-y divide-line rounded-card border border-line px-4 outline-none empty:hidden"
      >
        {needed.map((one) => {
          const part = catalogue.find(({ part_id }) => part_id === one.part_id)
          const name = part ? partName(part) : String(one.part_id)
          return (
            <li key={one.part_id} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="text-sm font-medium wrap-anywhere">{name}</p>
                {part && <p className="text-xs wrap-anywhere text-ink-2 tabular-nums">{part.number}</p>}
              </div>
              <PieceCount
                name={name}
                count={one.count}
                isMost={one.count >= MOST_PIECES}
                change={(by) => count(one, by)}
              />
            </li>
          )
        })}
      </ul>
      {own.length + every.length === 0 ? (
        <p className="text-sm text-ink-2">{m.field_needed_none()}</p>
      ) : (
        needed.length < MOST_LINES && (
          <Field label={m.field_needed_add()}>
            <Select
              value=""
              onChange={({ target }) => change([...needed, { part_id: Number(target.value), count: 1 }])}
            >
              <option value="">{m.field_choose()}</option>
              <PartOptions label={m.field_needed_model()} parts={ofModel!} />
              <PartOptions label={m.field_needed_every()} parts={ofEvery!} />
            </Select>
          </Field>
        )
      )}
    </FieldGroup>
  )
}

const PartOptions = ({ label, parts }: { label: string; parts: readonly FittingPart[] }) =>
  parts.length > 0 && (
    <optgroup label={label}>
      {parts.map((part) => (
        <option key={part.part_id} value={part.part_id}>
          {m.field_needed_option({ name: partName(part), number: part.number })}
        </option>
      ))}
    </optgroup>
  )

const isNeeded = (needed: readonly NeededPart[], { part_id }: FittingPart): boolean =>
  needed.some((one) => one.part_id === part_id)
