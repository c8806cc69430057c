import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useState } from 'react'
import type { Size } from './draw-page.ts'
import { pageSize, type Zoom } from './page-size.ts'
import { ReaderPage } from './reader-page.tsx'
import { pageAfter, spreadOf, type Book } from './spreads.ts'

export interface ReaderPagesProps {
  pdf: PDFDocumentProxy
  aspect: number
  book: Book
  /** the pages that lie open */
  open: readonly number[]
  room: Size
  zoom: Zoom
}

/** The open pages; once they are drawn, their neighbours are drawn out of sight. All others have no picture. */
export function ReaderPages({ pdf, aspect, book, open, room, zoom }: ReaderPagesProps) {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set<number>())
  const onDrawn = useCallback((page: number) => setDrawn((before) => new Set([...before, page])), [])
  const around = [-1 as const, 1 as const].flatMap((step) => {
    const next = pageAfter(open[0]!, step, book)
    return next === undefined ? [] : spreadOf(next, book)
  })
  const ready = open.every((page) => drawn.has(page))
  const shown = ready ? [...open, ...around].toSorted((a, b) => a - b) : open
  const size = pageSize(room, aspect, book.double ? 1 : 0, zoom)
  return (
    <div className="m-auto flex gap-px">
      {shown.map((page) => (
        <ReaderPage key={page} pdf={pdf} number={page} size={size} hidden={!open.includes(page)} onDrawn={onDrawn} />
      ))}
    </div>
  )
}
