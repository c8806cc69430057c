import type { ExtensionRow } from 'contract/extensions/endpoints'
import { m } from '#messages'
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
    title={m.extensions_office_settle_title()}
    text={m.extensions_office_settle_text({
      price: rupees(extension.price),
      customer: extension.customer_name,
      model: extension.model_name,
      until: shortDate(extension.extended_expiry),
    })}
    verb={m.extensions_office_settle()}
    about={`${extension.reference}, ${extension.customer_name}`}
  >
    {(errorOf) => (
      <>
        <Subject extension={extension} intent="settle" />
        <Field label={m.extensions_office_receipt_number()} error={errorOf('receipt')}>
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
    title={m.extensions_office_cancel_title({ reference: extension.reference })}
    text={consequenceOf(extension)}
    verb={m.extensions_office_cancel()}
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
  if (state === 'awaiting_payment') return m.extensions_office_cancel_unpaid({ customer: customer_name })
  const money =
    paid_with === 'points'
      ? m.extensions_office_cancel_points({ points: whole(price), customer: customer_name })
      : m.extensions_office_cancel_money({ price: rupees(price), receipt, customer: customer_name })
  return `${m.extensions_office_cancel_ends({ until: shortDate(previous_expiry) })} ${money}`
}
