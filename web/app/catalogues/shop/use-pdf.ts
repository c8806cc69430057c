import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export type Opening =
  | { state: 'opening' | 'failed'; pdf?: undefined }
  | { state: 'open'; pdf: PDFDocumentProxy; aspect: number }

export interface OpenPdf {
  opening: Opening
  /** how much of the document is here, 0 to 100 */
  percent: number
  retry: () => void
}

/** Opens a document while the component is there. `aspect` is the width of its first page by its height. */
export function useOpenPdf(address: string, bytes: number): OpenPdf {
  const [attempt, setAttempt] = useState(0)
  const [{ of, ...known }, setKnown] = useState<Known>(NOTHING)
  const key = `${attempt} ${address}`

  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined
    let gone = false
    const tell = (news: Partial<Known>) =>
      !gone && setKnown((before) => ({ ...(before.of === key ? before : NOTHING), ...news, of: key }))

    async function open() {
      const { openPdf } = await import('./pdf-library.ts')
      if (gone) return
      task = openPdf(address)
      task.onProgress = ({ loaded }: { loaded: number }) => tell({ percent: Math.min(100, (loaded / bytes) * 100) })
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      tell({ opening: { state: 'open', pdf, aspect: width / height } })
    }
    open().catch(() => tell({ opening: { state: 'failed' } }))
    return () => {
      gone = true
      void task?.destroy()
    }
  }, [address, bytes, key])

  return { ...(of === key ? known : NOTHING), retry: () => setAttempt((before) => before + 1) }
}

interface Known {
  /** the attempt it belongs to */
  of: string
  opening: Opening
  percent: number
}

const NOTHING: Known = { of: '', opening: { state: 'opening' }, percent: 0 }
