// Run after `react-router build`: makes the .br and .gz that the server sends, as small as they get.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const assets = fileURLToPath(new URL('./build/client/assets/', import.meta.url))
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|wasm)$/
const SMALLEST = 512

for (const name of readdirSync(assets, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(name)) continue
  const file = assets + name
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
