import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { linesOf, type Size } from './draw-page.ts'
import { PagePicture, type PagePictureProps } from './page-picture.tsx'

export interface ReaderPageProps {
  pdf: PDFDocumentProxy
  number: number
  size: Size
  /** a neighbour: drawn ahead of time, out of sight */
  hidden: boolean
  onDrawn: PagePictureProps['onDrawn']
}

/** One page: its picture, and its words for those who listen. */
export function ReaderPage({ pdf, number, size, hidden, onDrawn }: ReaderPageProps) {
  const [attempt, setAttempt] = useState(0)
  const lines = useLines(pdf, number)
  return (
    <div
      role="group"
      aria-label={`Page ${number} of ${pdf.numPages}`}
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
    </div>
  )
}

/** A page without words, or whose words cannot be read, has none. */
function useLines(pdf: PDFDocumentProxy, number: number): string[] {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    let gone = false
    linesOf(pdf, number).then(
      (found) => !gone && setLines(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [pdf, number])
  return lines
}
