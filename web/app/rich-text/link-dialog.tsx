import type { Editor } from '@tiptap/react'
import { useId, useState, type FormEvent } from 'react'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { linkAddress } from './link-address.ts'

export interface LinkDialogProps {
  editor: Editor
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Links the selection, or changes or removes the link under the cursor. Mount a new instance for each opening. */
export function LinkDialog({ editor, open, onOpenChange }: LinkDialogProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState<string>()
  const form = useId()

  const save = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the dialog into the product's form, which must not be submitted.
    event.stopPropagation()
    const href = linkAddress(typed)
    if (!href) return setError(m.rich_text_link_wrong())
    setLink(editor, href, typed.trim())
    onOpenChange(false)
  }
  const takeOff = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={before ? m.rich_text_link_change() : m.rich_text_link_add()}
      actions={
        <>
          {before && (
            <Button variant="line" onClick={takeOff} className="sm:mr-auto">
              {m.rich_text_link_remove()}
            </Button>
          )}
          <DialogCancel />
          <Button type="submit" form={form} variant="ink">
            {m.rich_text_link_save()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field label={m.rich_text_link_address()} help={m.rich_text_link_help()} error={error}>
          <TextInput
            data-initial-focus=""
            value={typed}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={500}
            onChange={(event) => {
              // The form around has not changed yet.
              event.stopPropagation()
              setTyped(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** Without a selection, and outside a link, the address itself is inserted. */
function setLink(editor: Editor, href: string, words: string): void {
  const change = editor.chain()
  if (editor.isActive('link')) change.extendMarkRange('link').setLink({ href }).run()
  else if (editor.state.selection.empty)
    change.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
  else change.setLink({ href }).run()
}
