import { createHmac } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Services } from '../services.ts'
import { quiesce, type Held } from './hold.ts'

/** What waits meanwhile gives up after 15 seconds, so a hold ends well before. */
export const HOLD_AT_MOST_MS = 8_000

/** What the running process says, one JSON line each, to `hold <since when objects are young>` and then to `release`. */
export type Said = { held: string[]; secret: string } | { released: true } | { failed: string }

/** In a directory that only the product's own user may enter. */
export const channelPath = (dataDir: string) => join(dataDir, 'database', 'control')

/** Tells two secrets apart without telling either. */
export const printOf = (secret: string) => createHmac('sha256', secret).update('backup').digest('base64url')

type Channeled = Pick<Services, 'config' | 'database' | 'log'>

/**
 * Lets the backup command, and nobody else, ask this process to hold its embedded database still for a moment. Nothing can be
 * read or written through it. A database server needs no such thing.
 */
export async function openChannel({ config, database, log }: Channeled): Promise<{ close(): Promise<void> }> {
  if (database.kind !== 'embedded') return { close: async () => {} }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    void serve(socket, (since) => quiesce(database.pool, since), printOf(config.authSecret))
  })
  const path = channelPath(config.dataDir)
  try {
    await rm(path, { force: true }) // of a process that was killed: the directory is ours alone
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
    await chmod(path, 0o600)
  } catch (error) {
    log.warn({ reason: String(error) }, 'no backup can be made while this process runs')
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Holds and releases as the lines of one caller say; one who goes away or takes too long holds no longer. */
async function serve(socket: Socket, hold: (since: Date) => Promise<Held>, secret: string): Promise<void> {
  const say = (line: Said) => void socket.write(`${JSON.stringify(line)}\n`)
  let held: Held | undefined
  const letGo = async () => {
    const last = held
    held = undefined
    await last?.release()
  }
  const limit = setTimeout(() => socket.destroy(), HOLD_AT_MOST_MS)
  const lines = createInterface(socket)
  socket.once('close', () => lines.close()) // it ends by itself only where the other end said goodbye
  try {
    for await (const line of lines) {
      const [word, since = ''] = line.split(' ')
      if (word === 'hold' && !held) {
        held = await hold(new Date(since))
        limit.refresh()
        say({ held: held.objects, secret })
      } else if (word === 'release' && held) {
        await letGo()
        say({ released: true })
      }
    }
  } catch (error) {
    say({ failed: String(error) })
  } finally {
    clearTimeout(limit)
    await letGo().catch(() => undefined) // who went away asks no more whether it was still
    socket.destroy()
  }
}
