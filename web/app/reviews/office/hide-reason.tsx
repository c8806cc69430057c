import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'

/** Why a review is hidden. */
export const HideReason = ({ error }: { error: string | undefined }) => (
  <Field label="Reason" help="Its author reads it." error={error}>
    <Textarea name="reason" rows={3} maxLength={300} />
  </Field>
)
