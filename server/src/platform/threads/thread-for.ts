import { Worker } from 'node:worker_threads'
import { serialQueue } from './serial-queue.ts'

export interface ThreadLimits {
  /** of the thread's own heap */
  heapMb: number
  seconds: number
}

/** A thread exceeded its memory or time. */
export class ThreadGaveUp extends Error {
  readonly lacked: 'memory' | 'time'

  constructor(lacked: 'memory' | 'time') {
    super(`A thread gave up for lack of ${lacked}`)
    this.lacked = lacked
  }
}

/** Receives each message of the thread and returns whether it was the last; may throw, which ends the thread. */
type Listen<Message> = (message: Message) => boolean

/**
 * Runs work that would block the event loop in a thread started for it and ended after it, so that nothing of a hostile
 * file survives. One thread at a time per kind of work; the next waits. Throws ThreadGaveUp.
 */
export function threadFor<Message>(script: URL, limits: ThreadLimits) {
  const inTurn = serialQueue()
  return (task: unknown, listen: Listen<Message>): Promise<void> => inTurn(() => run(script, limits, task, listen))
}

function run<Message>(script: URL, { heapMb, seconds }: ThreadLimits, task: unknown, listen: Listen<Message>) {
  const thread = new Worker(script, {
    workerData: task,
    execArgv: [], // not those of a main program given with --eval
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  })
  let timeout: NodeJS.Timeout | undefined
  return new Promise<void>((resolve, reject) => {
    timeout = setTimeout(() => reject(new ThreadGaveUp('time')), seconds * 1000)
    thread.on('message', (message: Message) => {
      try {
        if (listen(message)) resolve()
      } catch (error) {
        reject(error as Error)
      }
    })
    thread.on('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadGaveUp('memory') : error),
    )
    thread.on('exit', () => reject(new Error('A thread ended without an answer')))
  }).finally(() => {
    clearTimeout(timeout)
    return thread.terminate()
  })
}
