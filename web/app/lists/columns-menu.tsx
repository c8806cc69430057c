import Columns3 from 'lucide-react/icons/columns-3'
import { m } from '#messages'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { RichMessage } from '../ui/format/rich-message.tsx'
import { Menu, MenuCheck } from '../ui/overlays/menu.tsx'

export interface ColumnsMenuProps {
  choices: readonly { header: string; shown: boolean }[]
  show: (header: string, shown: boolean) => void
}

/** How the message shows a key. */
const KEY = { key: (text: string) => <b>{text}</b> }

/** Which columns the table has, and the keys that work in it. On a phone there is nothing to choose. */
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
      <p className="mt-2 w-56 border-t border-line px-3 pt-3 pb-1 text-2xs text-ink-3">
        <RichMessage parts={m.lists_keys.parts()} tags={KEY} />
      </p>
    </Menu>
  </span>
)
