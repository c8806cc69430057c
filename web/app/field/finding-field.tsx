import type { FieldFaults } from 'contract/field/jobs'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import type { Draft } from './draft.ts'
import { m } from '#messages'

const OTHER = '-'

interface FindingFieldProps {
  draft: Draft
  findings: FieldFaults['findings']
  error: string | undefined
  change: (next: Partial<Draft>, field: string) => void
}

/** What was found: one of what such an appliance can have, or something else in words. */
export function FindingField({ draft, findings, error, change }: FindingFieldProps) {
  const { finding, isOther } = draft
  const isTyped = isOther || findings.length === 0
  const choose = (value: string) =>
    change(value === OTHER ? { finding: '', isOther: true } : { finding: value, isOther: false }, 'finding')
  return (
    <div className="grid gap-5">
      {findings.length > 0 && (
        <Field label={m.field_finding()} error={isTyped ? undefined : error}>
          <Select value={isOther ? OTHER : finding} onChange={({ target }) => choose(target.value)}>
            <option value="">{m.field_choose()}</option>
            {findings.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
            <option value={OTHER}>{m.field_finding_other()}</option>
          </Select>
        </Field>
      )}
      {isTyped && (
        <Field label={findings.length > 0 ? m.field_finding_typed() : m.field_finding()} error={error}>
          <TextInput
            maxLength={100}
            value={finding}
            onChange={({ target }) => change({ finding: target.value, isOther: true }, 'finding')}
          />
        </Field>
      )}
    </div>
  )
}
