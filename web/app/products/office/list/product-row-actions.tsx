import { editProductPath, officeProductPath } from 'contract/core/paths'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
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
        <IconLink to={officeProductPath(id)} size="sm" label={`View ${name}`}>
          <Eye />
        </IconLink>
        <IconLink to={editProductPath(id)} size="sm" label={`Edit ${name}`}>
          <Pencil />
        </IconLink>
        <IconButton size="sm" label={`Duplicate ${name}`} busy={busy} onClick={duplicate}>
          <Copy />
        </IconButton>
      </span>
      <span className="md:hidden">
        <Menu
          trigger={
            <IconButton size="sm" label={`More about ${name}`} busy={busy}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuLink to={officeProductPath(id)} icon={<Eye />}>
            View
          </MenuLink>
          <MenuLink to={editProductPath(id)} icon={<Pencil />}>
            Edit
          </MenuLink>
          <MenuAction icon={<Copy />} onSelect={duplicate}>
            Duplicate
          </MenuAction>
        </Menu>
      </span>
      <DeleteRow id={id} name={name} subject="product" text={`“${name}” leaves the shop.`} />
    </span>
  )
}
