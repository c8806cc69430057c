import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EncodedImage, PictureTask } from './encode-picture.ts'

/** The result of a task. */
export type PictureAnswer = { picture: EncodedImage } | { unreadable: string }

/** A picture that cannot be decoded, or not in time. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

const CHILD = fileURLToPath(new URL('./picture-child.ts', import.meta.url))
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning']
/** How long it stays idle before it ends and returns its memory. */
const IDLE_MS = 60_000

/**
 * Encodes pictures one at a time in a child process. It is started on demand, and ended when a picture takes longer
 * than `seconds` or when idle. Throws UnreadablePicture; the next picture gets a new process.
 */
export function pictureProcess({ seconds }: { seconds: number }): (task: PictureTask) => Promise<EncodedImage> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    child?.kill('SIGKILL')
    child = undefined
  }

  return async (task) => {
    clearTimeout(idle)
    const process = (child ??= start())
    hold(process, true)
    try {
      return await encodedBy(process, task, seconds)
    } catch (error) {
      end()
      throw error
    } finally {
      hold(process, false)
      idle = setTimeout(end, IDLE_MS).unref()
    }
  }
}

function start(): ChildProcess {
  const child = fork(CHILD, { execArgv: RIGHTS, env: {}, serialization: 'advanced' })
  // A killed process may still report an error.
  return child.on('error', () => undefined)
}

/** Whether our own process waits for it before exiting. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

async function encodedBy(child: ChildProcess, task: PictureTask, seconds: number): Promise<EncodedImage> {
  const ended = new AbortController()
  const { signal } = ended
  let timeout: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      timeout = setTimeout(() => reject(new UnreadablePicture(`It takes more than ${seconds} s`)), seconds * 1000)
      const onExit = () => reject(new UnreadablePicture('The process that decodes it ended'))
      const onMessage = (said: unknown) => resolve(said as PictureAnswer)
      child.once('exit', onExit).once('error', reject).once('message', onMessage)
      signal.addEventListener('abort', () => {
        child.off('exit', onExit).off('error', reject).off('message', onMessage)
      })
      child.send(task, (error) => error && reject(error))
    })
    if ('unreadable' in answer) throw new UnreadablePicture(answer.unreadable)
    return { ...answer.picture, data: Buffer.from(answer.picture.data) }
  } finally {
    clearTimeout(timeout)
    ended.abort()
  }
}
