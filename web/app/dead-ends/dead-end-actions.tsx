import type { DeadEnd } from 'contract/dead-ends/endpoints'
import ExternalLink from 'lucide-react/icons/external-link'
import Signpost from 'lucide-react/icons/signpost'
import { m } from '#messages'
import { RowActions } from '../lists/row-actions.tsx'
import { MenuAction } from '../ui/overlays/menu.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { RedirectDialog } from './redirect-dialog.tsx'

/** Opens an address of the list beside the office, leads it to another one, or deletes it. */
export function DeadEndActions({ row }: { row: DeadEnd }) {
  const { start, opened } = useOpening()
  const { id, path } = row
  return (
    <>
      <RowActions
        name={path}
        links={[]}
        more={
          <>
            <MenuAction
              icon={<ExternalLink />}
              onSelect={() => window.open(path, '_blank', 'noreferrer')}
              className="max-w-72 whitespace-normal!"
            >
              {m.dead_ends_open({ path })}
            </MenuAction>
            <MenuAction icon={<Signpost />} onSelect={start} className="max-w-72 whitespace-normal!">
              {m.dead_ends_redirect_what({ path })}
            </MenuAction>
          </>
        }
        remove={{ id, text: m.dead_ends_delete_text() }}
      />
      {opened((opening) => (
        <RedirectDialog {...opening} row={row} />
      ))}
    </>
  )
}
