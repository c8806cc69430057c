import { createElement, Fragment, type ReactNode } from 'react'
import type { MessagePart } from '../../paraglide/runtime.js'

export interface RichMessageProps {
  /** `m.key.parts({ … })` of a message with marked places: `Read the {#terms}terms of use{/terms} first` */
  parts: readonly MessagePart[]
  /** what each marked place becomes, by its name */
  tags: Record<string, (text: string) => ReactNode>
}

/** A message with links or emphasis in it. The order of the words is the language's own. */
export function RichMessage({ parts, tags }: RichMessageProps) {
  const shown: ReactNode[] = []
  let open: { name: string; text: string } | undefined
  for (const part of parts) {
    if (part.type === 'markup-start') open = { name: part.name, text: '' }
    else if (part.type === 'markup-end') {
      if (open) shown.push(tags[open.name]?.(open.text) ?? open.text)
      open = undefined
    } else if (part.type === 'text') {
      if (open) open.text += part.value
      else shown.push(part.value)
    } else shown.push(tags[part.name]?.('') ?? null)
  }
  return createElement(Fragment, null, ...shown)
}
