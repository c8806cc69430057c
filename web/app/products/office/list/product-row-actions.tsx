import { editProductPath, officeProductPath } from 'contract/core/paths'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { DeleteRow } from '../../../lists/delete-row.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { IconLink } from '../../../ui/buttons/icon-link.tsx'
import { Menu, MenuAction, MenuLink } from '../../../ui/overlays/menu.tsx'
import { useDuplicate } from '../form/duplicate.ts'

interface RowProps {
  id: number
  name: string
}

/** What can be done with one product; a phone keeps all but the bin in a menu. */
export function ProductRowActions({ id, name }: RowProps) {
  const { busy, duplicate } = useDuplicate(id)
  return (
    <span className="flex justify-end">
      <span className="flex max-md:hidden">
        <IconLink to={officeProductPath(id)} size="sm" label={m.products_office_view_named({ name })}>
          <Eye />
        </IconLink>
        <IconLink to={editProductPath(id)} size="sm" label={m.office_edit_named({ name })}>
          <Pencil />
        </IconLink>
        <IconButton size="sm" label={m.products_office_duplicate_named({ name })} busy={busy} onClick={duplicate}>
          <Copy />
        </IconButton>
      </span>
      <span className="md:hidden">
        <Menu
          trigger={
            <IconButton size="sm" label={m.products_office_more_about({ name })} busy={busy}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuLink to={officeProductPath(id)} icon={<Eye />}>
            {m.products_office_view()}
          </MenuLink>
          <MenuLink to={editProductPath(id)} icon={<Pencil />}>
            {m.office_edit()}
          </MenuLink>
          <MenuAction icon={<Copy />} onSelect={duplicate}>
            {m.products_office_duplicate()}
          </MenuAction>
        </Menu>
      </span>
      <DeleteRow id={id} name={name} subject="product" text={m.products_office_delete_text({ name })} />
    </span>
  )
}
