import { createHmac } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Services } from '../platform/core/services.ts'
import { quiesce, type Held } from './hold.ts'

/** Queries that wait meanwhile fail after 15 seconds, so a hold ends well before. */
const HOLD_TIMEOUT_MS = 8_000

/**
 * The running process's replies, one JSON line each, to `hold <since when objects are young>` and then to `release`.
 */
export type Said = { held: string[]; secret: string } | { released: true } | { failed: string }

/** In a directory that only the product's own user can enter. */
export const channelPath = (dataDir: string) => join(dataDir, 'database', 'control')

/** Tells two secrets apart without revealing either. */
export const printOf = (secret: string) => createHmac('sha256', secret).update('backup').digest('base64url')

type Channeled = Pick<Services, 'config' | 'database' | 'log'>

/**
 * Lets only the backup command ask this process to hold its embedded database for a moment. Nothing can be read or
 * written through it. A database server does not need it.
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
    await rm(path, { force: true }) // left by a killed process: the directory is ours alone
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

/** Holds and releases on a client's commands; a disconnect or time-out releases. */
async function serve(socket: Socket, hold: (since: Date) => Promise<Held>, secret: string): Promise<void> {
  const say = (line: Said) => void socket.write(`${JSON.stringify(line)}\n`)
  let held: Held | undefined
  const letGo = async () => {
    const last = held
    held = undefined
    await last?.release()
  }
  const limit = setTimeout(() => socket.destroy(), HOLD_TIMEOUT_MS)
  const lines = createInterface(socket)
  socket.once('close', () => lines.close()) // it ends on its own only if the other end said goodbye
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
    await letGo().catch(() => undefined) // a client that has gone needs no answer
    socket.destroy()
  }
}
