const ADDRESSES = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../node_modules/pdfjs-dist/wasm/{openjpeg,jbig2}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)

const BY_NAME = new Map(
  Object.entries(ADDRESSES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Where a file of the library lies on our host. Throws for one that it does not bring. */
export function addressOf(filename: string): string {
  const address = BY_NAME.get(filename)
  if (!address) throw new Error(`There is no ${filename}`)
  return address
}
