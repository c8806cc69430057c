import { LONGEST_NO_CODE_REASON } from 'contract/complaints/confirmations'
import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { useState } from 'react'
import { m } from '#messages'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../../ui/fields/file-rules.ts'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { hasCrm } from '../dispatch/dispatch-words.ts'

interface ConfirmFieldsProps {
  complaint: Pick<ComplaintDetail, 'job_no'>
  errorOf: (field: string) => string | undefined
}

/**
 * How the customer confirmed that the work is done: by the code, or why there is none, with a signature if there is one.
 * Nothing where the CRM completes the complaint.
 */
export function ConfirmFields({ complaint, errorOf }: ConfirmFieldsProps) {
  const [isWithout, setWithout] = useState(false)
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  if (hasCrm() && complaint.job_no !== '') return null
  return (
    <>
      {!isWithout && (
        <Field label={m.visits_code()} help={m.visits_code_help()} error={errorOf('code')}>
          <TextInput
            name="code"
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      )}
      <Checkbox checked={isWithout} onChange={({ target }) => setWithout(target.checked)}>
        {m.visits_no_code()}
      </Checkbox>
      {isWithout && (
        <>
          <Field
            label={m.visits_no_code_reason()}
            help={m.visits_no_code_help()}
            error={errorOf('no_code_reason') ?? errorOf('code')}
          >
            <TextInput
              name="no_code_reason"
              maxLength={LONGEST_NO_CODE_REASON}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <FileDrop label={m.visits_signature()} name="signature" rule={IMAGE_RULE} error={errorOf('signature')} />
        </>
      )}
    </>
  )
}
