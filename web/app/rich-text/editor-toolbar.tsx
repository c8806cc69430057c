import { useEditorState, type Editor } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo from 'lucide-react/icons/redo-2'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import { useState, type ComponentType, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { LinkDialog } from './link-dialog.tsx'

interface Tool {
  label: () => string
  icon: ComponentType<{ className?: string }>
  /** the format that it toggles; none for a single action */
  format?: string
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  { label: m.rich_text_bold, icon: Bold, format: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: m.rich_text_italic,
    icon: Italic,
    format: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: m.rich_text_underline,
    icon: Underline,
    format: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: m.rich_text_bullets,
    icon: List,
    format: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: m.rich_text_numbers,
    icon: ListOrdered,
    format: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: m.rich_text_link, icon: Link, format: 'link', run: () => undefined },
  {
    label: m.rich_text_undo,
    icon: Undo,
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: m.rich_text_redo,
    icon: Redo,
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

/** The formats of an editor: one tab stop, arrow keys move inside. */
export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const [at, setAt] = useState(0)
  const [linking, setLinking] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      TOOLS.map(({ format, isOff }) => ({ on: format !== undefined && editor.isActive(format), off: isOff?.(editor) })),
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTool(event.key, at)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  const press = (tool: Tool) => {
    if (tool.format !== 'link') return tool.run(editor)
    setLinking(linking + 1)
    setIsLinking(true)
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="flex flex-wrap gap-0.5 border-b border-line bg-ground p-1"
    >
      {TOOLS.map((tool, place) => (
        <button
          key={tool.label()}
          type="button"
          aria-label={tool.label()}
          title={tool.label()}
          aria-pressed={tool.format ? states[place]?.on : undefined}
          aria-haspopup={tool.format === 'link' ? 'dialog' : undefined}
          aria-disabled={states[place]?.off || undefined}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !states[place]?.off && press(tool)}
          className="flex size-8 items-center justify-center rounded-badge text-ink-2 hover:bg-ground-2 aria-disabled:text-ink-off aria-pressed:bg-white aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line-2 pointer-coarse:size-11"
        >
          <tool.icon className="size-4" />
        </button>
      ))}
      {linking > 0 && <LinkDialog key={linking} editor={editor} open={isLinking} onOpenChange={setIsLinking} />}
    </div>
  )
}

function nextTool(key: string, at: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % TOOLS.length
  if (key === 'ArrowLeft') return (at - 1 + TOOLS.length) % TOOLS.length
  if (key === 'Home') return 0
  if (key === 'End') return TOOLS.length - 1
  return undefined
}
