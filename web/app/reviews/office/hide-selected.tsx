import EyeOff from 'lucide-react/icons/eye-off'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../office/decide-fields.tsx'
import { useSelection } from '../../lists/bulk/selection.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { whole } from '../../ui/format/numbers.ts'

/** In the selection bar: hides the selected reviews, with one reason. */
export function HideSelected() {
  const { start, opened } = useOpening()
  const ids = [...(useSelection()?.ids ?? [])]
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        <EyeOff />
        {m.reviews_office_hide_selected()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.reviews_office_hide_many_ask({ count: ids.length, shown: whole(ids.length) })}
          text={m.reviews_office_hide_many_text()}
          verb={m.reviews_office_hide()}
          about={m.reviews_office_selected({ count: ids.length, shown: whole(ids.length) })}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="hide-many" />
              {ids.map((id) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
              <ReasonField help={m.reviews_office_reason_help()} maxLength={300} error={errorOf('reason')} />
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
