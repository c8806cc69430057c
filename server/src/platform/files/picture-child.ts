/**
 * Decodes untrusted pictures in a child process, without write access and without our environment. The parent ends it
 * when a picture takes too long; it exits when the parent does.
 */
import { constants, setPriority } from 'node:os'
import { encodePicture, type PictureTask } from './encode-picture.ts'
import type { PictureAnswer } from './picture-process.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.on('disconnect', () => process.exit())
process.on('message', (task: PictureTask) => void answer(task))

async function answer(task: PictureTask) {
  const said: PictureAnswer = await encodePicture(task).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ unreadable: error instanceof Error ? error.message : String(error) }),
  )
  process.send?.(said)
}
