// Run after `react-router build`: copies the fonts and character tables that a PDF may lack beside the browser's other files.
import { cpSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }

const LIBRARY = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
const FILES = ['cmaps/*.bcmap', 'standard_fonts/*.{pfb,ttf}', 'wasm/{openjpeg,jbig2}.wasm']
const PLACE = `assets/pdf-${pdfjs.version}`

/** The address below which the browser finds the files of pdf.js: the version makes it one for ever. */
export const pdfFilesAt = (isDevelopment: boolean) => (isDevelopment ? `/@fs${LIBRARY}` : `/${PLACE}`)

if (import.meta.main) {
  const target = fileURLToPath(new URL(`./build/client/${PLACE}`, import.meta.url))
  for (const file of globSync(FILES, { cwd: LIBRARY })) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(LIBRARY, file), join(target, file))
  }
}
