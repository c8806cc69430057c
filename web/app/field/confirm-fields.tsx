import { LONGEST_NO_CODE_REASON, VISIT_CODE_DIGITS } from 'contract/complaints/confirmations'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { onlyDigits } from '../ui/fields/digits.ts'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import type { Draft } from './draft.ts'
import type { ReportFaults } from './report-faults.ts'
import { SignaturePad } from './signature-pad.tsx'
import { m } from '#messages'

interface ConfirmFieldsProps {
  draft: Draft
  faults: ReportFaults
  change: (next: Partial<Draft>, ...fields: string[]) => void
}

/** What the customer confirms: by the code, or why there is none and a signature. */
export function ConfirmFields({ draft, faults, change }: ConfirmFieldsProps) {
  const { code, isWithoutCode, noCodeReason, signature } = draft
  return (
    <FieldGroup label={m.field_confirm()}>
      <div className="grid gap-3">
        {!isWithoutCode && (
          <Field label={m.field_code()} help={m.field_code_help()} error={faults['code']}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={code}
              onChange={({ target }) => change({ code: onlyDigits(target.value, VISIT_CODE_DIGITS) }, 'code')}
            />
          </Field>
        )}
        <Checkbox
          checked={isWithoutCode}
          onChange={({ target }) => change({ isWithoutCode: target.checked }, 'code', 'no_code_reason', 'signature')}
        >
          {m.field_no_code()}
        </Checkbox>
        {isWithoutCode && (
          <>
            <Field
              label={m.field_no_code_reason()}
              help={m.field_no_code_help()}
              error={faults['no_code_reason'] ?? faults['code']}
            >
              <TextInput
                maxLength={LONGEST_NO_CODE_REASON}
                autoComplete="off"
                value={noCodeReason}
                onChange={({ target }) => change({ noCodeReason: target.value }, 'code', 'no_code_reason')}
              />
            </Field>
            <SignaturePad
              signature={signature}
              error={faults['signature']}
              onSign={(drawn) => change({ signature: drawn }, 'signature')}
            />
          </>
        )}
      </div>
    </FieldGroup>
  )
}
