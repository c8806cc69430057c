import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { m } from '#messages'
import { FORMATTED, PLAIN } from './editor-kit.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FormValue } from './form-value.tsx'
import { withoutStyles } from './pasted-html.ts'
import { editorHtml, sentHtml } from './stored-text.ts'

export interface RichTextEditorProps {
  name: string
  /** of the visible label, and of the help or error */
  labelId: string
  noteId: string
  label: string
  /** as it is stored */
  stored: string
  /** lines of text only */
  plain: boolean
  invalid: boolean
  onChanged: () => void
}

const LOOK =
  'min-h-28 px-3 py-2.5 text-xs wrap-break-word whitespace-break-spaces outline-offset-[-3px] pointer-coarse:text-base [&_a]:underline [&_a]:underline-offset-4 [&_:is(h3,h4)]:mt-2 [&_:is(h3,h4)]:font-semibold [&_h3]:text-[1.125em] [&_li]:py-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5'

/**
 * Text as the shop will show it, with the allowed formats. Its HTML is sent with the form around it, unless the stored text
 * is unchanged.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { name, labelId, noteId, label, stored, plain, invalid, onChanged } = props
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': noteId,
        ...(invalid && { 'aria-invalid': 'true' }),
        class: LOOK,
      },
      transformPastedHTML: withoutStyles,
      // Tab moves to the next field and never indents a list item.
      handleDOMEvents: { keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Tab' },
    }),
    [labelId, noteId, invalid],
  )
  const editor = useEditor({
    extensions: plain ? PLAIN : FORMATTED,
    content: editorHtml(stored),
    // The content security policy refuses injected styles; LOOK has the ones that are needed.
    injectCSS: false,
    // Never rendered on the server: this file is loaded by `lazy`, behind a client loader.
    immediatelyRender: true,
    editorProps,
    onUpdate: ({ editor }) => {
      setHtml(htmlOf(editor))
      onChanged()
    },
  })
  // How the editor rewrites a stored text is not a change.
  const [first] = useState(() => htmlOf(editor))
  // Markup without newlines: an input would drop them and join the lines.
  const [html, setHtml] = useState(first)
  const isUntouched = stored !== '' && html === first
  return (
    <div className="relative">
      <FormValue
        name={isUntouched ? undefined : name}
        value={html}
        onFocus={() => editor.commands.focus()}
        editor={{ name, onTypedAgain: (typed) => editor.commands.setContent(editorHtml(typed), { emitUpdate: true }) }}
      />
      <div
        className={
          invalid
            ? 'overflow-hidden rounded-control border border-red bg-red-tint'
            : 'overflow-hidden rounded-control border border-control focus-within:border-ink hover:border-ink'
        }
      >
        {!plain && <EditorToolbar editor={editor} label={m.rich_text_formatting({ label })} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

/** Empty when the editor shows no text. */
const htmlOf = (editor: Editor): string => (editor.getText().trim() === '' ? '' : sentHtml(editor.getHTML()))
