// Takes films in parts and stores them, in a checkout's own way without HTTP, and says what that took.
// node bench/films-server.ts <checkout> <data directory>
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import type { loadDemo } from '../server/src/demo/load-demo.ts'
import type { openServices } from '../server/src/open-services.ts'
import type { readConfig } from '../server/src/platform/config/config.ts'
import type { openLog } from '../server/src/platform/core/log.ts'
import type { judge } from '../server/src/platform/files/judge.ts'
import type { removeLocation } from '../server/src/platform/files/without-place.ts'
import type { addPart } from '../server/src/platform/uploads/add-part.ts'
import type { beginUpload } from '../server/src/platform/uploads/begin-upload.ts'
import type { namedUploads } from '../server/src/platform/uploads/in-parts.ts'
import { processorMsOf, transferredMegabytes } from './measure.ts'

const PART_BYTES = 512 * 1024
const [checkout = '', dataDir = ''] = process.argv.slice(2)

/** What films are sent. */
export interface Films {
  films: number
  megabytes: number
  visibility: 'private' | 'public'
}

/** What they took. */
export interface Taken {
  read: number
  written: number
  toDisk: number
  processorMs: number
}

/** From the checkout, where older ones have it elsewhere. */
async function from<T>(path: string, before = path.replace('platform/', '')): Promise<T> {
  const files = [path, before].map((each) => join(checkout, 'server/src', each))
  return (await import(files.find((file) => existsSync(file))!)) as T
}

const { readConfig: configOf } = await from<{ readConfig: typeof readConfig }>('platform/config/config.ts', 'config.ts')
const { openLog: logOf } = await from<{ openLog: typeof openLog }>('platform/core/log.ts')
const open = await from<{ openServices: typeof openServices }>('open-services.ts')
const begin = await from<{ beginUpload: typeof beginUpload }>('platform/uploads/begin-upload.ts')
const add = await from<{ addPart: typeof addPart }>('platform/uploads/add-part.ts')
const named = await from<{ namedUploads: typeof namedUploads }>('platform/uploads/in-parts.ts')
const judging = await from<{ judge: typeof judge }>('platform/files/judge.ts')
const place = await from<{ removeLocation: typeof removeLocation }>('platform/files/without-place.ts')

const config = configOf({ DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: '0', ADMIN_PASSWORD: 'evening-kettle-31' })
const services = await open.openServices({ config, log: logOf('warn') })
const demo = await from<{ loadDemo: typeof loadDemo }>('demo/load-demo.ts', 'database/demo/load-demo.ts')
await demo.loadDemo(services)
const accounts = await services.db.selectFrom('account').select('id').orderBy('id').execute()

process.once('disconnect', () => process.exit()) // whoever measures has ended
process.send?.('ready')
for (;;) {
  const [asked] = (await once(process, 'message')) as [Films | 'stop']
  if (asked === 'stop') break
  const before = figures()
  await Promise.all(Array.from({ length: asked.films }, (_, n) => sendOne(asked, n)))
  const after = figures()
  const taken = Object.fromEntries(
    Object.entries(after).map(([name, now]) => [name, now - before[name as keyof Taken]]),
  )
  process.send?.(taken)
}
await services.close()
process.exit()

function figures(): Taken {
  return { ...transferredMegabytes(process.pid), processorMs: processorMsOf(process.pid) }
}

async function sendOne({ megabytes, visibility }: Films, n: number) {
  const film = filmOf(megabytes * 1024 * 1024, n)
  const accountId = accounts[n % accounts.length]!.id
  const body = { kind: 'video', filename: 'film.mp4', bytes: film.length } as const
  const { id } = await begin.beginUpload(services, accountId, body)
  for (let start = 0; start < film.length; start += PART_BYTES)
    await add.addPart(services, { id, accountId, start, bytes: film.subarray(start, start + PART_BYTES) })
  const uploads = named.namedUploads(services, accountId)
  const path = join(services.files.stagingDir, id)
  if (typeof (await uploads.stage(id, 'video', path)) !== 'object') throw new Error('A film did not arrive')
  const type = await judging.judge(path, 'video', 'film')
  await place.removeLocation(path)
  const upload = {
    field: 'film',
    path,
    filename: 'film.mp4',
    kind: 'video',
    type,
    bytes: film.length,
    by: 'x',
  } as const
  await services.files.store(upload, visibility)
  await uploads.takeAway()
}

/** Of bytes that no other film has. */
function filmOf(bytes: number, n: number): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const content = Buffer.alloc(bytes - 200, `${n} ${Math.random()}`)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
    box('moov', Buffer.alloc(64)),
    box('mdat', content),
  ])
}
