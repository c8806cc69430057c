import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { useMay } from '../office/office-data.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { useIsNarrow } from '../ui/browser/use-is-narrow.ts'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { DeleteRow, DeleteRowDialog, type DeleteRowProps } from './deleting/delete-row.tsx'

export interface RowLink {
  to: string
  /** with the name of the row: `View Mixer Grinder of Asha Gurung` */
  label: string
  icon: ReactNode
}

export interface RowActionsProps {
  /** of the row */
  name: string
  links: readonly RowLink[]
  /** Deletes the row, where the account may. */
  remove?: Omit<DeleteRowProps, 'name'>
  /** items of a menu, after the links: with them the row has one also on a desk */
  more?: ReactNode
  /** its column has room for one: who may do more than one thing has the menu */
  isMenu?: boolean
  /** an action on the row is running */
  busy?: boolean
}

/** As many buttons as a row has side by side: more would cover what the row says. */
const MOST_BUTTONS = 2

/** The actions of one row: one menu where there are more than two, and below 1024 pixels; else buttons. */
export function RowActions({ name, links, remove, more, isMenu = false, busy = false }: RowActionsProps) {
  const isNarrow = useIsNarrow()
  const mayDelete = useMay('records.delete')
  const removed = remove && (!remove.subject || mayDelete) ? { ...remove, name } : undefined
  const count = links.length + (removed ? 1 : 0)
  if (!isNarrow && !more && count <= (isMenu ? 1 : MOST_BUTTONS))
    return (
      <>
        {links.map(({ to, label, icon }) => (
          <IconLink key={to} to={to} size="sm" label={label}>
            {icon}
          </IconLink>
        ))}
        {removed && <DeleteRow {...removed} />}
      </>
    )
  const parts = { name, links, more, busy }
  if (!removed) return <RowMenu {...parts} />
  return (
    <DeleteRowDialog {...removed}>
      {(open) => <RowMenu {...parts} remove={{ label: m.lists_delete_what({ what: name }), open }} />}
    </DeleteRowDialog>
  )
}

interface RowMenuProps {
  name: string
  links: readonly RowLink[]
  more: ReactNode
  busy: boolean
  remove?: { label: string; open: () => void }
}

const RowMenu = ({ name, links, more, busy, remove }: RowMenuProps) => (
  <Menu
    trigger={
      <IconButton size="sm" label={m.lists_row_menu({ name })} busy={busy}>
        <Ellipsis />
      </IconButton>
    }
  >
    {links.map(({ to, label, icon }) => (
      <MenuLink key={to} to={to} icon={icon} className={WORDS}>
        {label}
      </MenuLink>
    ))}
    {more}
    {remove && (
      <>
        {(links.length > 0 || more !== undefined) && <MenuSeparator />}
        <MenuAction icon={<Trash2 />} danger onSelect={remove.open} className={WORDS}>
          {remove.label}
        </MenuAction>
      </>
    )}
  </Menu>
)

/** Names of customers and products take two lines on a phone. */
const WORDS = 'max-w-72 whitespace-normal!'
