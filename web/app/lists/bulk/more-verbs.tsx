import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu, MenuAction } from '../../ui/overlays/menu.tsx'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'

/** The actions for the selected rows. */
export interface Verb {
  icon: ReactNode
  label: string
  danger?: boolean
  /** asks before it is done */
  dialog: (opening: Opening) => ReactNode
}

/** In the bar of a selection: what is done less often, in a menu. */
export function MoreVerbs({ verbs }: { verbs: readonly Verb[] }) {
  const { start, opened } = useOpening()
  const [chosen, choose] = useState('')
  if (verbs.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <Button variant="night-quiet" size="sm">
            {m.lists_bulk_more()}
            <ChevronDown />
          </Button>
        }
      >
        {verbs.map(({ icon, label, danger }) => (
          <MenuAction
            key={label}
            icon={icon}
            danger={danger ?? false}
            onSelect={() => {
              choose(label)
              start()
            }}
          >
            {label}
          </MenuAction>
        ))}
      </Menu>
      {opened((opening) => verbs.find(({ label }) => label === chosen)?.dialog(opening))}
    </>
  )
}
