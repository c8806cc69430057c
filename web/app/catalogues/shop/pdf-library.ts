// The one module that imports pdf.js, half a megabyte: it is loaded when a catalogue is read, and by no other page.
// The older build also runs on phones that are some years behind.
import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- its address
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** The address of the library's own files (web/pdf-files.ts). */
declare const PDF_FILES: string

GlobalWorkerOptions.workerSrc = worker

/** Pictures in a PDF that are larger than this would not fit into a phone. */
const MAX_PICTURE_PIXELS = 40_000_000

/** Small, because the first page needs many in sequence (26 MB at 400 KB/s: 10.7 s, with 64 KB 12.3 s). */
const CHUNK_BYTES = 16 * 1024

/** Opens a document from its beginning: the first pages are there while the rest is on its way. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_PICTURE_PIXELS,
    rangeChunkSize: CHUNK_BYTES,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
  })

/** Whether a drawing ended because it was no longer wanted. */
export const isCancelled = (error: unknown): boolean => error instanceof RenderingCancelledException

/** Fonts, character tables and decoders that a document may lack, from our own host. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(`${PDF_FILES}/${folderOf(filename)}/${filename}`)
    if (!response.ok) throw new Error(`${filename} answers ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

function folderOf(filename: string): string {
  if (filename.endsWith('.bcmap')) return 'cmaps'
  return filename.endsWith('.wasm') ? 'wasm' : 'standard_fonts'
}
