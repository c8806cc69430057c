import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'

/** Disabled: the server would remove it. */
const NEVER = {
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
} as const

/** Lists, headings that came from elsewhere, bold, italic, underline and links. */
export const FORMATTED: Extensions = [
  StarterKit.configure({
    ...NEVER,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      // The shop decides where a link opens.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/** Lines of text and nothing else. */
export const PLAIN: Extensions = [
  StarterKit.configure({
    ...NEVER,
    bold: false,
    bulletList: false,
    hardBreak: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    underline: false,
  }),
]
