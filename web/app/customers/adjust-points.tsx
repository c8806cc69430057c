import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { Field } from '../ui/fields/field.tsx'
import { whole } from '../ui/format/numbers.ts'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'

export interface AdjustPointsProps {
  /** of the customer */
  name: string
  balance: number
}

/** Opens the dialog in which staff give points or take some away. */
export function AdjustPoints(props: AdjustPointsProps) {
  const { times, start, ...opening } = useOpening()
  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        Adjust points
      </Button>
      {times > 0 && <AdjustDialog {...props} {...opening} key={times} />}
    </>
  )
}

interface AdjustDialogProps extends AdjustPointsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const AdjustDialog = ({ name, balance, open, onOpenChange }: AdjustDialogProps) => (
  <FormDialog
    open={open}
    onOpenChange={onOpenChange}
    title="Adjust points"
    text={`${name} has ${whole(balance)} ${balance === 1 ? 'point' : 'points'}. Adjustments do not count for the tier.`}
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
