import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { contentsOf } from './contents.ts'
import { linesOf, type Size } from './draw-page.ts'
import { PagePicture, type PagePictureProps } from './page-picture.tsx'
import { nameOfSpread } from './spreads.ts'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

export interface ReaderPageProps {
  pdf: PDFDocumentProxy
  number: number
  size: Size
  /** a neighbour: drawn ahead of time, out of sight */
  hidden: boolean
  onDrawn: PagePictureProps['onDrawn']
  onPage: (page: number) => void
}

/** One page: its picture, its words for those who listen, and its contents to press. */
export function ReaderPage({ pdf, number, size, hidden, onDrawn, onPage }: ReaderPageProps) {
  const [attempt, setAttempt] = useState(0)
  const lines = useOfPage(linesOf, pdf, number)
  const contents = useOfPage(contentsOf, pdf, number)
  return (
    <div
      role="group"
      aria-label={nameOfSpread([number], pdf.numPages)}
      hidden={hidden}
      style={size}
      className="relative shrink-0 bg-white outline outline-line"
    >
      <PagePicture
        key={attempt}
        pdf={pdf}
        number={number}
        size={size}
        onDrawn={onDrawn}
        onRetry={() => setAttempt((before) => before + 1)}
      />
      <div className="sr-only">
        {lines.map((line, place) => (
          // Lines have no names, and never change their order.
          // eslint-disable-next-line react/no-array-index-key
          <p key={place}>{line}</p>
        ))}
      </div>
      {contents.map(({ name, page, left, top, width, height }) => (
        <button
          key={`${page} ${name}`}
          type="button"
          aria-label={m.catalogues_entry({ name, page: whole(page) })}
          onClick={() => onPage(page)}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          className="absolute rounded-badge hover:bg-ink/5"
        />
      ))}
    </div>
  )
}

/** The text of a page; empty if it has none or cannot be read. */
function useOfPage<T>(
  read: (pdf: PDFDocumentProxy, number: number) => Promise<T[]>,
  pdf: PDFDocumentProxy,
  number: number,
): T[] {
  const [found, setFound] = useState<T[]>([])
  useEffect(() => {
    let gone = false
    read(pdf, number).then(
      (news) => !gone && setFound(news),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [read, pdf, number])
  return found
}
