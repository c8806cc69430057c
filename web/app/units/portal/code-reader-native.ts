import type { CodeEngine } from './code-engine.ts'

/** What browsers that read codes themselves offer; the library of types does not know it yet. */
interface BarcodeDetector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

// Not those of shops (EAN, UPC): they name the model, and all of its units carry the same.
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'code_93', 'codabar', 'itf']

/** The browser's own reader, where it has one that reads at least QR codes. */
export async function nativeEngine(): Promise<CodeEngine | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  if (!Detector) return undefined
  try {
    const supported = await Detector.getSupportedFormats()
    if (!supported.includes('qr_code')) return undefined
    const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
    // Some systems offer it without the service behind it.
    await detector.detect(document.createElement('canvas'))
    return {
      read: async (picture) => (await detector.detect(picture))[0]?.rawValue || undefined,
      close: () => undefined,
    }
  } catch {
    return undefined
  }
}
