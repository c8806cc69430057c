import { clsx } from 'clsx'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { drawPage, freeCanvas, type Size } from './draw-page.ts'
import { m } from '#messages'

export interface PagePictureProps {
  pdf: PDFDocumentProxy
  number: number
  size: Size
  /** false once it is gone again */
  onDrawn: (number: number, isDrawn: boolean) => void
  onRetry: () => void
}

/** The picture of a page. The one before stays, stretched, until the sharper one is drawn. */
export function PagePicture({ pdf, number, size: { width, height }, onDrawn, onRetry }: PagePictureProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')

  useEffect(() => {
    const { done, cancel } = drawPage(pdf, number, { width, height })
    async function show() {
      const canvas = await done
      if (!canvas || !holder.current) return
      canvas.className = 'size-full object-contain'
      empty(holder.current)
      holder.current.append(canvas)
      setState('drawn')
      onDrawn(number, true)
    }
    show().catch(() => setState('failed'))
    return cancel
  }, [pdf, number, width, height, onDrawn])

  useEffect(() => {
    const place = holder.current
    return () => {
      if (place) empty(place)
      onDrawn(number, false)
    }
  }, [number, onDrawn])

  return (
    <>
      <div ref={holder} aria-hidden className={clsx('size-full', state === 'drawing' && 'animate-pulse bg-ground-2')} />
      {state === 'failed' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-4 text-center text-sm text-ink-2">
          {m.catalogues_page_failed()}
          <Button variant="line" size="sm" onClick={onRetry}>
            {m.ui_try_again()}
          </Button>
        </div>
      )}
    </>
  )
}

function empty(place: HTMLElement): void {
  for (const canvas of place.querySelectorAll('canvas')) freeCanvas(canvas)
  place.replaceChildren()
}
