import EyeOff from 'lucide-react/icons/eye-off'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { useSelection } from '../../lists/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { countOf } from '../shown-reviews.ts'

/** In the bar of a selection: hides what is ticked, for one reason. */
export function HideSelected() {
  const { start, opened } = useOpening()
  const ids = [...(useSelection()?.ids ?? [])]
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        <EyeOff />
        Hide selected
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={`Hide ${countOf(ids.length)}?`}
          text="Only their authors can still read them. Those that are hidden already stay as they are."
          verb="Hide"
          about={`${countOf(ids.length)} selected`}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="hide-many" />
              {ids.map((id) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
              <ReasonField help="Its author reads it." maxLength={300} error={errorOf('reason')} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
