import { editProductPath, officeProductPath } from 'contract/core/office-paths'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { RowActions } from '../../../lists/row-actions.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { MenuAction } from '../../../ui/overlays/menu.tsx'
import { useDuplicate } from '../form/duplicate.ts'

interface RowProps {
  id: number
  name: string
}

/** What can be done with one product. */
export function ProductRowActions({ id, name }: RowProps) {
  const { busy, duplicate } = useDuplicate(id)
  const label = m.products_office_duplicate_named({ name })
  return (
    <RowActions
      name={name}
      busy={busy}
      links={[
        { to: officeProductPath(id), label: m.products_office_view_named({ name }), icon: <Eye /> },
        { to: editProductPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> },
      ]}
      more={{
        buttons: (
          <IconButton size="sm" label={label} busy={busy} onClick={duplicate}>
            <Copy />
          </IconButton>
        ),
        menu: (
          <MenuAction icon={<Copy />} onSelect={duplicate} className="max-w-72 whitespace-normal!">
            {label}
          </MenuAction>
        ),
      }}
      remove={{ id, subject: 'product', text: m.products_office_delete_text({ name }) }}
    />
  )
}
