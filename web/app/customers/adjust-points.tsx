import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'
import { counted } from '../ui/format/counted.ts'

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
        Adjust points
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
    title="Adjust points"
    text={`${name} has ${counted(balance, 'point')}. Adjustments do not count for the tier.`}
    verb="Adjust points"
    about={name}
  >
    {(errorOf) => (
      <>
        <input type="hidden" name="intent" value="points" />
        <FieldGroup label="What to do">
          <div className="grid grid-cols-2 gap-2">
            <RadioCard name="way" value="give" title="Give" defaultChecked />
            <RadioCard name="way" value="take" title="Take away" />
          </div>
        </FieldGroup>
        <Field label="Points" error={errorOf('points')}>
          <TextInput name="points" inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
        <Field label="Reason" help="It stands in the customer’s points for good." error={errorOf('reason')}>
          <TextInput name="reason" maxLength={200} autoComplete="off" />
        </Field>
      </>
    )}
  </FormDialog>
)
