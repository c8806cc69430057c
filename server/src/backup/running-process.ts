import { createConnection, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { BackupError } from './backup-error.ts'
import { channelPath, printOf, type Said } from './channel.ts'
import type { Held } from './hold.ts'

/** Asks the process that has the embedded database open to hold it; undefined when there is none. */
export async function holdInProcess(dataDir: string, secret: string, since: Date): Promise<Held | undefined> {
  const socket = await connect(channelPath(dataDir))
  if (!socket) return undefined
  const input = createInterface(socket)
  socket.once('close', () => input.close())
  const lines = input[Symbol.asyncIterator]()
  const ask = async (line: string): Promise<Said> => {
    socket.write(`${line}\n`)
    const { done, value } = await lines.next()
    return done ? { failed: 'it ended, or was held for too long' } : (JSON.parse(value) as Said)
  }
  const answer = await ask(`hold ${since.toISOString()}`)
  if (!('held' in answer)) throw new BackupError(`The running process could not hold its database: ${reasonOf(answer)}`)
  if (answer.secret !== printOf(secret)) {
    socket.destroy()
    throw new BackupError('The running process has another AUTH_SECRET: give this command the same environment')
  }
  const release = async () => {
    const said = await ask('release')
    socket.destroy()
    if (!('released' in said)) throw new Error(`The running process released the hold early: ${reasonOf(said)}`)
  }
  return { objects: answer.held, release }
}

const reasonOf = (said: Said) => ('failed' in said ? said.failed : 'no answer that is known')

/** Undefined when nothing listens. */
async function connect(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path)
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new BackupError(`The running process cannot be asked (${code}): use the user that it runs as`)
  }
  return socket.on('error', () => socket.destroy())
}
