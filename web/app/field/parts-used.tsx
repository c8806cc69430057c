import type { BagLine, FieldJob, FittingPart } from 'contract/field/jobs'
import { isCoveredAsAgreed } from '../complaints/agreed-price.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import type { UsedPart } from './commands.ts'
import { isCoveredBy } from './day.ts'
import type { Draft } from './draft.ts'
import { PieceCount } from './piece-count.tsx'
import { partName } from './words.ts'
import { m } from '#messages'

interface PartsUsedProps {
  draft: Draft
  /** what no other report has taken */
  bag: readonly BagLine[]
  /** names of parts that the bag does not have any more */
  catalogue: readonly FittingPart[]
  job: Pick<FieldJob, 'warranty' | 'agreed'>
  error: string | undefined
  change: (parts: UsedPart[]) => void
}

/** Parts of the own bag that went in, each with its count and who pays. */
export function PartsUsed({ draft: { parts }, bag, catalogue, job, error, change }: PartsUsedProps) {
  const free = bag.filter(({ part_id, count }) => count > 0 && !parts.some((used) => used.part_id === part_id))
  const put = (next: UsedPart) => change(parts.map((used) => (used.part_id === next.part_id ? next : used)))
  const add = (id: number) => {
    const line = bag.find(({ part_id }) => part_id === id)
    if (!line) return
    const is_covered = isCoveredAsAgreed(job.agreed, line, isCoveredBy(job.warranty, line))
    change([...parts, { part_id: id, count: 1, is_covered }])
  }
  const count = (used: UsedPart, by: 1 | -1) =>
    used.count + by < 1
      ? change(parts.filter(({ part_id }) => part_id !== used.part_id))
      : put({ ...used, count: used.count + by })
  return (
    <FieldGroup label={m.field_parts()} error={error}>
      {parts.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-card border border-line px-4">
          {parts.map((used) => (
            <UsedLine
              key={used.part_id}
              used={used}
              line={[...bag, ...catalogue.map((part) => ({ ...part, count: 0 }))].find(
                ({ part_id }) => part_id === used.part_id,
              )}
              put={put}
              count={(by) => count(used, by)}
            />
          ))}
        </ul>
      )}
      {free.length > 0 ? (
        <Field label={m.field_parts_add()}>
          <Select value="" onChange={({ target }) => add(Number(target.value))}>
            <option value="">{m.field_choose()}</option>
            {free.map((line) => (
              <option key={line.part_id} value={line.part_id}>
                {m.field_parts_option({ name: partName(line), number: line.number, left: whole(line.count) })}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="text-sm text-ink-2">{m.field_parts_none()}</p>
      )}
    </FieldGroup>
  )
}

interface UsedLineProps {
  used: UsedPart
  line: BagLine | undefined
  put: (next: UsedPart) => void
  count: (by: 1 | -1) => void
}

function UsedLine({ used, line, put, count }: UsedLineProps) {
  const name = line ? partName(line) : String(used.part_id)
  const left = (line?.count ?? 0) - used.count
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-medium wrap-anywhere">{name}</p>
          {line && (
            <p className="text-xs text-ink-2 tabular-nums">
              {m.field_parts_left({ number: line.number, left: whole(Math.max(0, left)) })}
            </p>
          )}
          {line && <p className="text-xs text-ink-2 tabular-nums">{rupees(line.price)}</p>}
        </div>
        <PieceCount name={name} count={used.count} isMost={left < 1} change={count} />
      </div>
      <Checkbox checked={used.is_covered} onChange={({ target }) => put({ ...used, is_covered: target.checked })}>
        {m.field_parts_covered()}
      </Checkbox>
    </li>
  )
}
