import EyeOff from 'lucide-react/icons/eye-off'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useSelection } from '../../lists/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { HideReason } from './hide-reason.tsx'
import { countOf } from '../shown-reviews.ts'

/** In the bar of a selection: hides what is ticked, for one reason. */
export function HideSelected() {
  const { times, start, ...opening } = useOpening()
  const ids = [...(useSelection()?.ids ?? [])]
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        <EyeOff />
        Hide selected
      </Button>
      {times > 0 && (
        <FormDialog
          {...opening}
          key={times}
          title={`Hide ${countOf(ids.length)}?`}
          text="Nobody but their authors reads them any more. Those that are hidden already stay as they are."
          verb="Hide"
          about={`${countOf(ids.length)} selected`}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="hide-many" />
              {ids.map((id) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
              <HideReason error={errorOf('reason')} />
            </>
          )}
        </FormDialog>
      )}
    </>
  )
}
