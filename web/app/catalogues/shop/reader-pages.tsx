import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useState } from 'react'
import type { Size } from './draw-page.ts'
import { ReaderPage } from './reader-page.tsx'
import { pageAfter, spreadOf, type Book } from './spreads.ts'

export interface ReaderPagesProps {
  pdf: PDFDocumentProxy
  book: Book
  /** the open pages */
  open: readonly number[]
  /** of each */
  size: Size
  /** draw the neighbours too, once these are drawn; not while they would be enlarged for nothing */
  ahead: boolean
  onPage: (page: number) => void
}

/** The open pages; once they are drawn, so are their neighbours, out of sight. All others have no picture. */
export function ReaderPages({ pdf, book, open, size, ahead, onPage }: ReaderPagesProps) {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set<number>())
  const onDrawn = useCallback(
    (page: number, isDrawn: boolean) => setDrawn((before) => changed(before, page, isDrawn)),
    [],
  )
  const around = [-1 as const, 1 as const].flatMap((step) => {
    const next = pageAfter(open[0]!, step, book)
    return next === undefined ? [] : spreadOf(next, book)
  })
  const ready = ahead && open.every((page) => drawn.has(page))
  const shown = ready ? [...open, ...around].toSorted((a, b) => a - b) : open
  return (
    <div className="m-auto flex gap-px">
      {shown.map((page) => (
        <ReaderPage
          key={page}
          pdf={pdf}
          number={page}
          size={size}
          hidden={!open.includes(page)}
          onDrawn={onDrawn}
          onPage={onPage}
        />
      ))}
    </div>
  )
}

function changed(pages: ReadonlySet<number>, page: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(pages)
  if (isIn) next.add(page)
  else next.delete(page)
  return next
}
