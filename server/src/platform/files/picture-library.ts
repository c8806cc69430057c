import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/** The library of pictures, loaded with the first of them: a process holds 20 MB more with it. */
export const pictureLibrary = (): Promise<typeof sharp> => (loading ??= load())

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // A `.png` that is an SVG must never reach a renderer. This applies to the whole process.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
  })
  // One thread per picture and no cache of decoded ones: memory stays flat, and the other core keeps answering.
  library.concurrency(1)
  library.cache(false)
  return library
}
