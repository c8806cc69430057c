import type { CodeEngine } from './code-engine.ts'

/** What the worker answers to a picture. */
export type ReaderAnswer = { text: string | undefined } | { failed: true }

/** Our own reader, in a worker: a picture takes it some hundredths of a second, which must not block the page. */
export function workerEngine(): CodeEngine {
  const worker = new Worker(new URL('./code-reader.worker.ts', import.meta.url), { type: 'module' })
  let last: Promise<unknown> = Promise.resolve()

  const ask = (image: ImageData) =>
    new Promise<string | undefined>((resolve, reject) => {
      const fail = () => reject(new Error('the reader of codes did not load'))
      worker.addEventListener('error', fail, { once: true })
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ReaderAnswer>) => ('failed' in data ? fail() : resolve(data.text)),
        { once: true },
      )
      worker.postMessage(image, [image.data.buffer])
    })
  return {
    read(picture) {
      const image = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height)
      if (!image) return Promise.resolve(undefined)
      // One picture at a time, so that each answer belongs to its question.
      const answer = last.then(() => ask(image))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => worker.terminate(),
  }
}
