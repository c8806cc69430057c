/**
 * A process of its own that opens one PDF, which a stranger may have made: without rights to write, without our
 * environment, ended by its watchdog when it takes too long or too much. Exit code 3 means: this is no PDF that can be read.
 */
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfTask } from './pdf-process.ts'

const { kind, limits } = JSON.parse(process.argv[2] ?? '') as PdfTask
/** A cover is shown at most this large; a page of another size is fitted into it, whatever it claims to measure. */
const COVER = { width: 1200, height: 1800 }
/** of one picture in the PDF; what is larger is left out */
const MAX_PICTURE_PIXELS = 40_000_000

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
new Worker(new URL('./pdf-watchdog.ts', import.meta.url), { workerData: limits }).unref()

try {
  const page = await firstPage(await readInput())
  if (kind === 'cover') await write(await drawn(page))
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 3
}

/** pdf.js and its worker share this thread; scripts in a PDF are run by neither. */
async function firstPage(data: Uint8Array): Promise<PDFPageProxy> {
  const { promise } = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_PICTURE_PIXELS,
    standardFontDataUrl: ownFolder('standard_fonts'),
    cMapUrl: ownFolder('cmaps'),
    wasmUrl: ownFolder('wasm'),
    iccUrl: ownFolder('iccs'),
  })
  return (await promise).getPage(1)
}

/** Fonts and tables come from the package, never from a network. */
function ownFolder(name: string): string {
  const library = import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')
  return fileURLToPath(new URL(`../../${name}/`, library))
}

async function drawn(page: PDFPageProxy): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(COVER.width / width, COVER.height / height) })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  // The library's types know a browser's canvas only; on Node it draws on this one.
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  return canvas.encode('png')
}

async function readInput(): Promise<Uint8Array> {
  const chunks = (await process.stdin.toArray()) as Buffer[]
  // A copy of its own: the library takes the memory over.
  return new Uint8Array(Buffer.concat(chunks))
}

async function write(bytes: Uint8Array): Promise<void> {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
}
