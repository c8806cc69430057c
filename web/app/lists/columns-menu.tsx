import Columns3 from 'lucide-react/icons/columns-3'
import { m } from '#messages'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu, MenuCheck } from '../ui/overlays/menu.tsx'

export interface ColumnsMenuProps {
  choices: readonly { header: string; shown: boolean }[]
  show: (header: string, shown: boolean) => void
}

/** Which columns the table has. On a phone there is nothing to choose. */
export const ColumnsMenu = ({ choices, show }: ColumnsMenuProps) => (
  <span className="max-md:hidden">
    <Menu
      trigger={
        <IconButton label={m.lists_columns()} variant="line" size="sm">
          <Columns3 />
        </IconButton>
      }
    >
      {choices.map(({ header, shown }) => (
        <MenuCheck key={header} checked={shown} onChange={(checked) => show(header, checked)}>
          {header}
        </MenuCheck>
      ))}
    </Menu>
  </span>
)
