import { clsx } from 'clsx'
import { createElement, Fragment, type ReactNode } from 'react'
import { richTextTree, type RichElement, type RichNode } from './rich-text-tree.ts'

export interface RichTextProps {
  /** As stored: sanitised by the server, and filtered here again. */
  html: string
  className?: string
}

/** Rich text from the editor: lists, headings, emphasis and links. */
export const RichText = ({ html, className = '' }: RichTextProps) => (
  <RichNodes nodes={richTextTree(html)} className={className} />
)

interface RichNodesProps {
  nodes: readonly RichNode[]
  /** of a block around them; without, they stand within a line */
  className?: string
}

/** A part of a rich text. */
export const RichNodes = ({ nodes, className }: RichNodesProps) =>
  className === undefined ? drawn(nodes) : <div className={clsx(LOOK, className)}>{drawn(nodes)}</div>

const LOOK =
  'text-sm break-words whitespace-pre-line [&_:is(h3,h4)]:mt-4 [&_:is(h3,h4)]:mb-1 [&_:is(h3,h4)]:font-semibold [&_:is(h3,h4):first-child]:mt-0 [&_h3]:text-[1.125em] [&_li]:mt-1 [&_ol]:list-decimal [&:lang(ne)_ol]:list-[devanagari] [&_ol]:pl-5 [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5'

// Children as separate arguments, as in JSX, so that none needs a key.
const drawn = (nodes: readonly RichNode[]): ReactNode =>
  createElement(Fragment, undefined, ...nodes.map((node) => (typeof node === 'string' ? node : element(node))))

function element({ tag: Tag, href, children }: RichElement): ReactNode {
  if (Tag === 'br') return <br />
  if (Tag !== 'a') return <Tag>{drawn(children)}</Tag>
  if (!href) return drawn(children)
  return (
    <a href={href} rel="noopener noreferrer nofollow" className="underline decoration-line-2 underline-offset-4">
      {drawn(children)}
    </a>
  )
}
