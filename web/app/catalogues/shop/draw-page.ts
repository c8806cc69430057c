import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'

export interface Size {
  width: number
  height: number
}

/** A page on its way to a canvas. */
export interface Drawing {
  /** undefined when it was given up */
  done: Promise<HTMLCanvasElement | undefined>
  cancel: () => void
}

/** Draws a page as large as it fits into `room`, sharp on this screen as far as its memory allows. */
export function drawPage(pdf: PDFDocumentProxy, number: number, room: Size): Drawing {
  let task: RenderTask | undefined
  let cancelled = false

  async function draw() {
    const page = await pdf.getPage(number)
    if (cancelled) return undefined
    const canvas = document.createElement('canvas')
    const viewport = page.getViewport({ scale: scaleFor(page, room) })
    canvas.width = Math.max(1, Math.floor(viewport.width))
    canvas.height = Math.max(1, Math.floor(viewport.height))
    task = page.render({ canvas, viewport })
    try {
      await task.promise
      return canvas
    } catch (error) {
      freeCanvas(canvas)
      const { isCancelled } = await import('./pdf-library.ts')
      if (isCancelled(error)) return undefined
      throw error
    }
  }
  return {
    done: draw(),
    cancel() {
      cancelled = true
      task?.cancel()
    },
  }
}

/** Frees a canvas's memory at once; some phones keep it until they run out. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

/** The words of a page, one per line. */
export async function linesOf(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Beyond twice the pixels make no visible difference. */
const SHARPEST = 2
/** of a page: 4 bytes each, for up to six pages at once */
const MAX_PIXELS = { phone: 2_500_000, desk: 8_000_000 }

function scaleFor(page: PDFPageProxy, room: Size): number {
  const { width, height } = page.getViewport({ scale: 1 })
  const fitting = Math.min(room.width / width, room.height / height)
  const most = matchMedia('(pointer: coarse)').matches ? MAX_PIXELS.phone : MAX_PIXELS.desk
  const affordable = Math.sqrt(most / (width * height))
  return Math.min(fitting * Math.min(devicePixelRatio, SHARPEST), affordable)
}
