import type { ExtensionRow } from 'contract/extensions/endpoints'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'

export interface SettleDialogProps extends Opening {
  extension: ExtensionRow
}

/** The shop's receipt. Mount a new instance for each opening. */
export const SettleDialog = ({ extension, ...dialog }: SettleDialogProps) => (
  <FormDialog
    {...dialog}
    title="Record the receipt"
    text={`${rupees(extension.price)} of ${extension.customer_name} for ${extension.model_name}: the warranty then runs until ${shortDate(extension.extended_expiry)}, and the customer is told by SMS.`}
    verb="Record receipt"
    about={`${extension.reference}, ${extension.customer_name}`}
  >
    {(errorOf) => (
      <>
        <Subject extension={extension} intent="settle" />
        <Field label="Receipt number" error={errorOf('receipt')}>
          <TextInput name="receipt" maxLength={50} autoComplete="off" data-initial-focus />
        </Field>
      </>
    )}
  </FormDialog>
)

/** Why it is cancelled. Mount a new instance for each opening. */
export const CancelDialog = ({ extension, ...dialog }: SettleDialogProps) => (
  <FormDialog
    {...dialog}
    title={`Cancel ${extension.reference}?`}
    text={consequenceOf(extension)}
    verb="Cancel extension"
    about={`${extension.reference}, ${extension.customer_name}`}
  >
    {(errorOf) => (
      <>
        <Subject extension={extension} intent="cancel" />
        <ReasonField maxLength={300} error={errorOf('reason')} />
      </>
    )}
  </FormDialog>
)

const Subject = ({ extension, intent }: { extension: ExtensionRow; intent: 'settle' | 'cancel' }) => (
  <>
    <input type="hidden" name="id" value={extension.id} />
    <input type="hidden" name="intent" value={intent} />
  </>
)

function consequenceOf({ state, paid_with, price, receipt, previous_expiry, customer_name }: ExtensionRow): string {
  if (state === 'awaiting_payment') return `${customer_name} can ask for another package. Nothing was paid.`
  const money =
    paid_with === 'points'
      ? `${whole(price)} points go back to ${customer_name}.`
      : `${rupees(price)}, receipt ${receipt}, has to be given back to ${customer_name} at the shop.`
  return `The warranty ends on ${shortDate(previous_expiry)} again. ${money}`
}
