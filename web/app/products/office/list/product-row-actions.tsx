import { editProductPath, officeProductPath } from 'contract/core/office-paths'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePlay from 'lucide-react/icons/circle-play'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { useMay } from '../../../office/office-data.ts'
import { RowActions } from '../../../lists/row-actions.tsx'
import { MenuAction } from '../../../ui/overlays/menu.tsx'
import { useDuplicate } from '../form/duplicate.ts'
import { useSale } from '../form/sale.ts'

interface RowProps {
  id: number
  name: string
  isOffSale: boolean
}

/** The actions for one product. */
export function ProductRowActions({ id, name, isOffSale }: RowProps) {
  const { busy, duplicate } = useDuplicate(id)
  const sale = useSale(id)
  const mayWrite = useMay('catalogue.write')
  const label = m.products_office_duplicate_named({ name })
  const view = { to: officeProductPath(id), label: m.products_office_view_named({ name }), icon: <Eye /> }
  if (!mayWrite) return <RowActions name={name} links={[view]} />
  return (
    <RowActions
      name={name}
      busy={busy || sale.busy}
      links={[view, { to: editProductPath(id), label: m.office_edit_named({ name }), icon: <Pencil /> }]}
      more={
        <>
          <MenuAction icon={<Copy />} onSelect={duplicate} className="max-w-72 whitespace-normal!">
            {label}
          </MenuAction>
          <MenuAction
            icon={isOffSale ? <CirclePlay /> : <CircleOff />}
            onSelect={() => sale.setSale(isOffSale ? 'on-sale' : 'off-sale')}
          >
            {isOffSale ? m.products_office_put_on_sale() : m.products_office_take_off_sale()}
          </MenuAction>
        </>
      }
      remove={{ id, subject: 'product', text: m.products_office_delete_text({ name }) }}
    />
  )
}
