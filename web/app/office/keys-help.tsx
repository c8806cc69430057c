import Keyboard from 'lucide-react/icons/keyboard'
import { useState } from 'react'
import { m } from '#messages'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { KeyCap } from '../ui/overlays/key-cap.tsx'
import { useOfficeKeyMeanings, type KeyMeaning } from './office-keys.ts'
import { usePageKeys } from './use-page-keys.ts'

export interface KeysHelpProps {
  /** keys and their actions, in order of use */
  keys: readonly KeyMeaning[]
}

/** The keys of a screen and those of the whole office, opened by a button or `?`. Not on a phone, which has none. */
export function KeysHelp({ keys }: KeysHelpProps) {
  const [open, setOpen] = useState(false)
  const ofOffice = useOfficeKeyMeanings()
  usePageKeys((key) => {
    if (key === '?') setOpen(true)
    return key === '?'
  })
  return (
    <>
      <IconButton
        label={m.office_keys()}
        size="sm"
        aria-haspopup="dialog"
        className="max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.office_keys()}
        text={m.office_keys_rest()}
        actions={<DialogCancel>{m.office_close()}</DialogCancel>}
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 text-sm">
          {[...keys, ...ofOffice].map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
