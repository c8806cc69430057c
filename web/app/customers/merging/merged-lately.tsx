import type { RecentMerge } from 'contract/customers/merging'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useMay } from '../../office/office-data.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'

/** Says that another account became part of this one, and lets it be undone while the day lasts. */
export function MergedLately({ merge: { id, name, contact, by_name, undo_until } }: { merge: RecentMerge }) {
  const { start, opened } = useOpening()
  const mayWrite = useMay('customers.write')
  return (
    <>
      <Note
        className="mt-5"
        title={m.customers_merged_lately({ name, number: contact })}
        action={
          mayWrite && (
            <Button variant="line" size="sm" onClick={start}>
              {m.customers_unmerge()}
            </Button>
          )
        }
      >
        {m.customers_merged_by({ by: by_name, when: dateTime(undo_until) })}
      </Note>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.customers_unmerge_title({ name })}
          text={m.customers_unmerge_text()}
          verb={m.customers_unmerge()}
          about={name}
        >
          {() => (
            <>
              <input type="hidden" name="intent" value="unmerge" />
              <input type="hidden" name="merge" value={id} />
              <ul className="grid list-disc gap-1 rounded-control bg-ground py-3 pr-3.5 pl-8 text-xs text-ink-2">
                <li>{m.customers_unmerge_returns({ number: contact })}</li>
                <li>{m.customers_unmerge_stays()}</li>
                <li>{m.customers_unmerge_sessions({ number: contact })}</li>
              </ul>
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}
