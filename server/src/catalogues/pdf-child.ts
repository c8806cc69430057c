/**
 * Opens one untrusted PDF in a child process, without write access and without our environment; a watchdog ends it when
 * it takes too long or too much memory. Exit code 3: no readable PDF; 4: it does more than show pages.
 */
import { once } from 'node:events'
import { constants as priorities, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { constants, inflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfTask } from './pdf-process.ts'

const { kind, limits } = JSON.parse(process.argv[2] ?? '') as PdfTask
/** The maximum size of a cover; other pages are scaled to fit, whatever size they claim. */
const COVER = { width: 1200, height: 1800 }
/** of one picture in the PDF; larger ones are omitted */
const MAX_PICTURE_PIXELS = 40_000_000

/** A name in a PDF, of which each letter may be spelled by its code. */
const spelled = (name: string): string =>
  name.replace(
    /./g,
    (letter) =>
      `(?:${letter}|#${letter
        .charCodeAt(0)
        .toString(16)
        .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
  )
/** What does more than show pages or lead to one of its own or of the web. */
const ACTIONS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE']
/** A form of XFA brings scripts of its own; three letters alone may stand in any picture. */
const ACTS = new RegExp(
  `/(?:${ACTIONS.map(spelled).join('|')})(?![A-Za-z0-9])|/${spelled('XFA')}\\s*(?:\\[|\\d+\\s+\\d+\\s+R)`,
)
const OF_OBJECTS = new RegExp(`/${spelled('ObjStm')}(?![A-Za-z0-9])`)
const STREAM = 'stream'
const LONGEST_DICTIONARY = 4096
const MOST_OBJECT_BYTES = 100 * 1024 * 1024

setPriority(priorities.priority.PRIORITY_BELOW_NORMAL)
new Worker(new URL('./pdf-watchdog.ts', import.meta.url), { workerData: limits }).unref()

try {
  const data = await readInput()
  const acts = namesActions(data)
  const document = await opened(data)
  const page = await document.getPage(1)
  if (kind === 'cover') await write(await drawn(page))
  else if (acts || (await isActive(document))) process.exitCode = 4
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
 * The library does not report what links and outlines start, nor actions that follow others, so the names of such actions
 * are searched for, in every object: in the file as it is, and in its compressed objects. `#4c` may stand for `L`.
 */
function namesActions(data: Uint8Array): boolean {
  const bytes = Buffer.from(data)
  if (ACTS.test(bytes.toString('latin1'))) return true
  return objectStreams(bytes).some((objects) => ACTS.test(objects.toString('latin1')))
}

/** Streams that hold objects, unpacked as far as they can be; one that goes on for too long is read to there. */
function objectStreams(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  let room = MOST_OBJECT_BYTES
  for (let at = bytes.indexOf(STREAM); at !== -1; at = bytes.indexOf(STREAM, at + 1)) {
    const before = bytes.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at)
    if (!OF_OBJECTS.test(before.slice(before.lastIndexOf(' obj')))) continue
    const start = at + STREAM.length + (bytes[at + STREAM.length] === 13 ? 2 : 1)
    const end = bytes.indexOf('endstream', start)
    const packed = bytes.subarray(start, end === -1 ? undefined : end)
    try {
      const objects = inflateSync(packed, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH })
      room -= objects.length
      found.push(objects)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw new Error('Its objects take too much room', { cause: error })
      // Packed otherwise, or damaged: the library decides whether it can be read.
    }
  }
  return found
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
