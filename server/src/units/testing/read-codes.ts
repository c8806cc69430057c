import { scanImageData } from '@undecaf/zbar-wasm'
import sharp from 'sharp'
import { fromBufferPromise } from 'yauzl'

/** The contents of codes in a picture, read by zbar, which shares no code with what draws them. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  }
  return (await scanImageData(pixels as Parameters<typeof scanImageData>[0])).map((symbol) => symbol.decode())
}

/** The entries of an archive by name. */
export async function unzip(archive: Blob): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()))
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
    entries.set(entry.fileName, Buffer.concat(chunks as Buffer[]))
  }
  return entries
}
