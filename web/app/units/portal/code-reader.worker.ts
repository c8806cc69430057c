import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { ReaderAnswer } from './code-reader-worker.ts'

// From our own site: by default the library would load it from another.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

const OPTIONS: ReaderOptions = {
  // Not those of shops (EAN, UPC): they name the model, and all of its units carry the same.
  formats: ['QRCode', 'DataMatrix', 'Code128', 'Code39', 'Code93', 'Codabar', 'ITF'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
}

addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  postMessage(await answerTo(data))
})

async function answerTo(picture: ImageData): Promise<ReaderAnswer> {
  try {
    const [found] = await readBarcodes(picture, OPTIONS)
    return { text: found?.text || undefined }
  } catch {
    return { failed: true }
  }
}
