import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'
import { whole } from '../ui/format/numbers.ts'

export interface AdjustPointsProps {
  /** of the customer */
  name: string
  balance: number
}

/** Opens the dialog in which staff give points or take some away. */
export function AdjustPoints(props: AdjustPointsProps) {
  const { start, opened } = useOpening()
  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        {m.customers_adjust()}
      </Button>
      {opened((opening) => (
        <AdjustDialog {...props} {...opening} />
      ))}
    </>
  )
}

const AdjustDialog = ({ name, balance, ...opening }: AdjustPointsProps & Opening) => (
  <FormDialog
    {...opening}
    title={m.customers_adjust()}
    text={m.customers_has_points({ name, count: balance, shown: whole(balance) })}
    verb={m.customers_adjust()}
    about={name}
  >
    {(errorOf) => (
      <>
        <input type="hidden" name="intent" value="points" />
        <FieldGroup label={m.customers_adjust_way()}>
          <div className="grid grid-cols-2 gap-2">
            <RadioCard name="way" value="give" title={m.customers_give()} defaultChecked />
            <RadioCard name="way" value="take" title={m.customers_take()} />
          </div>
        </FieldGroup>
        <Field label={m.customers_points()} error={errorOf('points')}>
          <TextInput name="points" inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
        <Field label={m.customers_reason()} help={m.customers_reason_help()} error={errorOf('reason')}>
          <TextInput name="reason" maxLength={200} autoComplete="off" />
        </Field>
      </>
    )}
  </FormDialog>
)
