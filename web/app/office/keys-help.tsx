import Keyboard from 'lucide-react/icons/keyboard'
import { useState } from 'react'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { KeyCap } from '../ui/overlays/key-cap.tsx'
import { usePageKeys } from './use-page-keys.ts'

export interface KeysHelpProps {
  /** key and what it does, in the order in which they are used */
  keys: readonly (readonly [key: string, meaning: string])[]
}

/** The keys of a screen, opened by a button or `?`. Not on a phone, which has none. */
export function KeysHelp({ keys }: KeysHelpProps) {
  const [open, setOpen] = useState(false)
  usePageKeys((key) => {
    if (key === '?') setOpen(true)
    return key === '?'
  })
  return (
    <>
      <IconButton
        label="Keys of this screen"
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
        title="Keys of this screen"
        text="They rest while you type."
        actions={<DialogCancel>Close</DialogCancel>}
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 text-sm">
          {keys.map(([key, meaning]) => (
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
