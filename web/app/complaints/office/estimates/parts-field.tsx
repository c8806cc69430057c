import type { EstimablePart } from 'contract/complaints/estimates'
import { MOST_ESTIMATE_PARTS } from 'contract/complaints/estimate-words'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { m } from '#messages'
import { nameInPage } from '../../../parts/part-words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useFocusBack } from '../../../ui/browser/use-focus-back.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { sentParts, type PartDraft } from './estimate-draft.ts'

interface PartsFieldProps {
  parts: readonly EstimablePart[]
  lines: readonly PartDraft[]
  /** whether the warranty pays for a part that is added */
  isCovered: boolean
  errorOf: (field: string) => string | undefined
  onChange: (lines: readonly PartDraft[]) => void
}

/** The parts of an estimate, each with how many and who pays. */
export function PartsField({ parts, lines, isCovered, errorOf, onChange }: PartsFieldProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusBack(list, lines)
  const add = () =>
    onChange([
      ...lines,
      { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, part_id: '', count: '1', is_covered: isCovered },
    ])
  // Lines without a part are not sent, so the place in what is sent differs.
  const sentAt = (line: PartDraft) => lines.filter(({ part_id }) => part_id !== '').indexOf(line)
  return (
    <FieldGroup label={m.estimates_office_parts()} error={errorOf('parts')}>
      <input type="hidden" name="parts" value={sentParts(lines)} />
      {parts.length === 0 && <p className="text-xs text-ink-2">{m.estimates_office_none_fits()}</p>}
      <ul ref={list} tabIndex={-1} aria-label={m.estimates_office_parts()} className="grid gap-3 outline-none">
        {lines.map((line, index) => (
          <PartLine
            key={line.key}
            parts={parts}
            line={line}
            number={index + 1}
            error={errorOf(`parts.${sentAt(line)}.count`)}
            onChange={(next) => onChange(lines.map((one) => (one === line ? next : one)))}
            onRemove={() => onChange(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      {parts.length > 0 && lines.length < MOST_ESTIMATE_PARTS && (
        <Button variant="line" size="sm" onClick={add} className={lines.length > 0 ? 'mt-3' : ''}>
          <Plus />
          {m.estimates_office_add_part()}
        </Button>
      )}
    </FieldGroup>
  )
}

interface PartLineProps {
  parts: readonly EstimablePart[]
  line: PartDraft
  /** from 1 */
  number: number
  error: string | undefined
  onChange: (line: PartDraft) => void
  onRemove: () => void
}

function PartLine({ parts, line, number, error, onChange, onRemove }: PartLineProps) {
  const shown = whole(number)
  const labelOf = (id: string) => {
    const part = parts.find(({ part_id }) => String(part_id) === id)
    return part ? `${nameInPage(part.name, part.name_ne)} (${part.number}), ${rupees(part.price)}` : id
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-card border border-line p-3">
      <Field label={m.estimates_office_part({ number: shown })}>
        <Combobox
          items={parts.map(({ part_id }) => String(part_id))}
          value={line.part_id}
          onValueChange={(part_id) => onChange({ ...line, part_id })}
          labelOf={labelOf}
          matches={(item, typed) => labelOf(item).toLowerCase().includes(typed.trim().toLowerCase())}
          placeholder={m.estimates_office_choose_part()}
          empty={m.estimates_office_no_part()}
        />
      </Field>
      <IconButton label={m.estimates_office_remove({ number: shown })} onClick={onRemove} className="mt-5">
        <X />
      </IconButton>
      {/* The button has no room for the price. */}
      {line.part_id !== '' && (
        <p className="col-span-2 text-2xs text-ink-2 tabular-nums sm:hidden">{labelOf(line.part_id)}</p>
      )}
      <div className="col-span-2 flex flex-wrap items-end gap-x-5">
        <Field label={m.estimates_office_count()} error={error} className="w-24">
          <TextInput
            value={line.count}
            onChange={({ target }) => onChange({ ...line, count: target.value })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            className="tabular-nums"
          />
        </Field>
        <Checkbox
          checked={line.is_covered}
          onChange={({ target }) => onChange({ ...line, is_covered: target.checked })}
        >
          {m.estimates_office_is_covered()}
        </Checkbox>
      </div>
    </li>
  )
}
