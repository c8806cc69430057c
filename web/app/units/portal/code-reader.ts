import type { CodeEngine } from './code-engine.ts'
import { nativeEngine } from './code-reader-native.ts'
import { workerEngine } from './code-reader-worker.ts'

/** The browser's own reader where there is one, else ours, which is loaded now. */
export function openCodeReader(): CodeEngine {
  const opening = nativeEngine().then((native) => native ?? workerEngine())
  // A failure reaches the reader; without one it does not matter.
  opening.catch(() => undefined)
  return {
    read: async (picture) => (await opening).read(picture),
    close: () =>
      void opening.then(
        (engine) => engine.close(),
        () => undefined,
      ),
  }
}

/** A picture or the current frame of a video, no larger than the reader needs. */
export function canvasOf(source: HTMLVideoElement | ImageBitmap, longest: number): HTMLCanvasElement {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}
