/**
 * Opens one untrusted PDF in a child process, without write access and without our environment; a watchdog ends it when
 * it takes too long or too much memory. Exit code 3: no readable PDF; 4: it does more than show pages.
 */
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfTask } from './pdf-process.ts'

const { kind, limits } = JSON.parse(process.argv[2] ?? '') as PdfTask
/** The maximum size of a cover; other pages are scaled to fit, whatever size they claim. */
const COVER = { width: 1200, height: 1800 }
/** of one picture in the PDF; larger ones are omitted */
const MAX_PICTURE_PIXELS = 40_000_000

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
new Worker(new URL('./pdf-watchdog.ts', import.meta.url), { workerData: limits }).unref()

try {
  const data = await readInput()
  const launches = startsPrograms(data)
  const document = await opened(data)
  const page = await document.getPage(1)
  if (kind === 'cover') await write(await drawn(page))
  else if (launches || (await isActive(document))) process.exitCode = 4
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 3
}

/** pdf.js and its worker share this thread; neither runs scripts of a PDF. */
function opened(data: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_PICTURE_PIXELS,
    standardFontDataUrl: ownFolder('standard_fonts'),
    cMapUrl: ownFolder('cmaps'),
    wasmUrl: ownFolder('wasm'),
    iccUrl: ownFolder('iccs'),
  }).promise
}

/** Whether it contains scripts (of its own, a page or a field) or other files. */
async function isActive(document: PDFDocumentProxy): Promise<boolean> {
  if ((await document.getAttachments()) || (await document.getJSActions()) || (await document.hasJSActions()))
    return true
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    if (await page.getJSActions()) return true
    const annotations = (await page.getAnnotations()) as { subtype?: string; actions?: unknown }[]
    if (annotations.some(({ subtype, actions }) => actions || subtype === 'FileAttachment')) return true
    page.cleanup()
  }
  return false
}

/**
 * The library does not report actions that start a program, so their name is searched for, in which `#4c` may stand for
 * `L`.
 */
function startsPrograms(data: Uint8Array): boolean {
  const name = '/Launch'.replace(/./g, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`)
  return new RegExp(name, 'i').test(Buffer.from(data).toString('latin1'))
}

/** Fonts and tables come from the package, never from a network. */
function ownFolder(name: string): string {
  const library = import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')
  return fileURLToPath(new URL(`../../${name}/`, library))
}

async function drawn(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(COVER.width / width, COVER.height / height) })
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
  // The library's types know only a browser's canvas; on Node it draws on this one.
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  return canvas.encode('png')
}

async function readInput(): Promise<Uint8Array> {
  const chunks = (await process.stdin.toArray()) as Buffer[]
  // A copy: the library transfers the memory.
  return new Uint8Array(Buffer.concat(chunks))
}

async function write(bytes: Uint8Array): Promise<void> {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
}
