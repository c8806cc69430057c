// A photograph that a customer sends: beside bare Fastify that writes it to the disk, and decoding and encoding it alone.
// node bench/upload.ts [--database-url postgres://…]            needs: npm run build, Linux
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { encodePicture } from '../server/src/files/encode-picture.ts'
import { asker, fixedRate } from './asking.ts'
import type { FloorServer, ProductServer } from './calls-server.ts'
import { medianBy } from './measure.ts'
import { keepResult } from './results.ts'
import { addressOn, openStage } from './served.ts'

/** As a phone of 12 megapixels takes them. */
const PHOTOGRAPH = { width: 4000, height: 3000 }
const ROUNDS = 7
/** Of one account no more are read at once. */
const LANES = 3
const SECONDS = 10

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
const dir = await mkdtemp(join(tmpdir(), 'bench-upload-'))
const stage = openStage(dir, values['database-url'])
try {
  const path = join(dir, 'photograph.jpg')
  await writeFile(path, await photograph())
  const { size } = await stat(path)
  const photo = new Blob([await readFile(path)], { type: 'image/jpeg' })
  const place = await stage.place('upload', { products: 0, rows: 10 })
  const product = await stage.serve<ProductServer>('product', place)
  const floor = await stage.serve<FloorServer>('floor', await stage.place('floor', { products: 0, rows: 10 }))
  const authorization = `Bearer ${product.at.tokens.customer}`
  const profile = addressOn(product.at.uncached, '/api/customer/updateprofile')
  const send = async (method: string, url: string) => {
    const body = new FormData()
    body.set('image', photo, 'photograph.jpg')
    const { status } = await fetch(url, { method, body, headers: { authorization } })
    if (status !== 200) throw new Error(`${url} answers ${status}`)
  }

  const rounds: Record<'written' | 'encoded' | 'sent', number>[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      written: await timed(() => send('POST', addressOn(floor.at.port, '/upload'))),
      encoded: await timed(() => encodePicture({ path, visibility: 'private' })),
      sent: await timed(() => send('PUT', profile)),
    })
  const { written, encoded, sent } = medianBy(rounds.slice(1), (round) => round.sent)
  const megapixels = (PHOTOGRAPH.width * PHOTOGRAPH.height) / 1e6
  console.log(`a photograph of ${megapixels} megapixels, ${(size / 2 ** 20).toFixed(1)} MB, one after the other`)
  console.log(`written to the disk by bare Fastify ${ms(written)}, encoded alone ${ms(encoded)}`)
  console.log(`sent to the product ${ms(sent)}: × ${(sent / (written + encoded)).toFixed(2)} of both`)

  let stored = 0
  const until = performance.now() + SECONDS * 1000
  const lane = async () => {
    for (; performance.now() < until; stored += 1) await send('PUT', profile)
  }
  const ask = asker(addressOn(product.at.cached, ''))
  const read = () => ({ path: '/api/stocks/getmyproduct', headers: { authorization } })
  const alone = await fixedRate(ask, read, { perSecond: 50, seconds: 3 })
  const [meanwhile] = await Promise.all([
    fixedRate(ask, read, { perSecond: 50, seconds: SECONDS }),
    ...Array.from({ length: LANES }, lane),
  ])
  console.log(`${LANES} at a time: ${(stored / SECONDS).toFixed(1)} a second`)
  console.log(`reading meanwhile, 50 a second: p99 ${meanwhile.p99} ms, ${alone.p99} ms without them`)
  await keepResult(values['database-url'] ? 'upload-postgresql' : 'upload-embedded', {
    bytes: size,
    written,
    encoded,
    sent,
    storedPerSecond: stored / SECONDS,
    readingMeanwhile: meanwhile,
    readingAlone: alone,
  })
} finally {
  await stage.close()
  await rm(dir, { recursive: true, force: true })
}

/** Soft shapes with the grain of a small sensor: as large, and as much work, as a real one. */
function photograph(): Promise<Buffer> {
  const small = { width: PHOTOGRAPH.width / 8, height: PHOTOGRAPH.height / 8, channels: 3 as const }
  return sharp(randomBytes(small.width * small.height * 3), { raw: small })
    .blur(3)
    .normalise()
    .resize({ ...PHOTOGRAPH, kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`
}
