// One account sends photographs, and then films for complaints it may not make: how long another customer's small picture waits.
// node bench/pictures.ts [--database-url postgres://…]            needs: npm run build, Linux
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { CUSTOMERS } from '../demo/people.ts'
import { signIn } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_096
const WITHIN_MS = 2000
const AT_ONCE = 50
/** As the largest phones take them, below the 10 MB that a picture may have. */
const PHOTOGRAPH = { width: 8000, height: 6000 }
const FILM_MEGABYTES = 50
const ABSENT = 999_999

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'pictures') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-pictures-'))
const product = ownProduct(PORT, {
  DATA_DIR: dir,
  DEMO: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1',
  ...(own && { DATABASE_URL: own.url }),
})
const profile = `${product.origin}/api/customer/updateprofile`
try {
  const [large, small] = await Promise.all([photograph(PHOTOGRAPH), photograph({ width: 400, height: 400 })])
  await product.ready()
  await product.idle()
  const [sender, other] = await Promise.all(CUSTOMERS.map((customer) => signIn(product.origin, customer)))
  const alone = await waitsOf(other!, small, () => false)
  tell('a small picture, alone', alone)

  let left = AT_ONCE
  const flood = Array.from({ length: AT_ONCE }, () => sendPicture(sender!, large).finally(() => (left -= 1)))
  await sleep(200)
  const meanwhile = await waitsOf(other!, small, () => left > 0)
  const answered = counted(await Promise.all(flood))
  console.log(`${AT_ONCE} photographs of 48 megapixels from one account at once: ${told(answered)}`)
  tell("another customer's small picture meanwhile", meanwhile)

  const films = refusedFilms(sender!)
  const staging = mostIn(join(dir, 'staging'))
  const beside = await waitsOf(other!, small, films.areOpen)
  const { statuses, megabytes } = await films.ended
  const kept = await staging()
  console.log(
    `${AT_ONCE} films of ${FILM_MEGABYTES} MB for a complaint about a product that is not there: ${told(statuses)}`,
  )
  console.log(`  ${megabytes} MB of ${AT_ONCE * FILM_MEGABYTES} were taken in, at most ${kept} MB lay on the disk`)
  tell("another customer's small picture meanwhile", beside)
  const isMet = [meanwhile, beside].every(({ refused, worstMs }) => refused === 0 && worstMs <= WITHIN_MS) && kept === 0
  console.log(isMet ? 'meets' : 'MISSES')
  await keepResult(own ? 'pictures-postgresql' : 'pictures-embedded', {
    alone,
    answered,
    meanwhile,
    statuses,
    megabytes,
    kept,
    beside,
  })
} finally {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

interface Waits {
  sent: number
  refused: number
  worstMs: number
}

/** Sends a picture again and again: at least five times, and for as long as something goes on. */
async function waitsOf(token: string, picture: Blob, goesOn: () => boolean): Promise<Waits> {
  const waits: Waits = { sent: 0, refused: 0, worstMs: 0 }
  while (waits.sent < 5 || goesOn()) {
    const begun = performance.now()
    const status = await sendPicture(token, picture)
    waits.worstMs = Math.max(waits.worstMs, Math.round(performance.now() - begun))
    waits.sent += 1
    if (status !== 200) waits.refused += 1
    await sleep(200)
  }
  return waits
}

async function sendPicture(token: string, picture: Blob): Promise<number> {
  const body = new FormData()
  body.set('image', picture, 'photograph.jpg')
  const answer = await fetch(profile, { method: 'PUT', body, headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}

/** Forms whose films are sent as fast as they are taken, until the answer is there. */
function refusedFilms(token: string) {
  let open = AT_ONCE
  let bytes = 0
  const part = randomBytes(2 ** 20)
  const one = () =>
    new Promise<number>((resolve) => {
      const sent = request(`${product.origin}/api/stocks/registercomplaint/${ABSENT}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      })
      let status = 0
      sent.on('response', (answer) => {
        status = answer.statusCode ?? 0
        answer.resume()
        sent.destroy()
      })
      sent.on('error', () => undefined)
      sent.on('close', () => {
        open -= 1
        bytes += sent.socket?.bytesWritten ?? 0
        resolve(status)
      })
      sent.write('--x\r\ncontent-disposition: form-data; name="damaged_video"; filename="film.mp4"\r\n\r\n')
      let left = FILM_MEGABYTES
      const more = () => {
        for (; left > 0 && !sent.destroyed; left -= 1) if (!sent.write(part)) return void sent.once('drain', more)
      }
      more()
    })
  const ended = Promise.all(Array.from({ length: AT_ONCE }, one)).then((statuses) => ({
    statuses: counted(statuses),
    megabytes: Math.round(bytes / 2 ** 20),
  }))
  return { ended, areOpen: () => open > 0 }
}

/** Samples a directory ten times a second; the returned function stops it and gives the peak size in megabytes. */
function mostIn(directory: string): () => Promise<number> {
  let most = 0
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const names = await readdir(directory).catch(() => [])
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(directory, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      )
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0),
      )
      await sleep(100)
    }
  })()
  return async () => {
    over.abort()
    await looking
    return Math.round(most / 2 ** 20)
  }
}

function counted(statuses: number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function told(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

function tell(what: string, { sent, refused, worstMs }: Waits): void {
  console.log(`  ${what}: ${sent} sent, ${refused} refused, worst ${worstMs} ms`)
}

async function photograph(size: { width: number; height: number }): Promise<Blob> {
  const few = { width: size.width / 8, height: size.height / 8, channels: 3 as const }
  const bytes = await sharp(randomBytes(few.width * few.height * 3), { raw: few })
    .blur(3)
    .resize({ ...size, kernel: 'cubic' })
    .jpeg({ quality: 60 })
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
