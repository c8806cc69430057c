import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawDamage } from './drawings/papers.ts'

const FRAMES = 36
const FRAMES_A_SECOND = 12

/** Three seconds of a mixer that trembles and does not turn. Needs `ffmpeg` on the machine that draws, and says so. */
export async function makeDamageVideo(to: URL): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [...INPUT, ...OUTPUT, fileURLToPath(to)], { stdio: ['pipe', 'ignore', 'ignore'] })
  const missing = once(ffmpeg, 'error').then(() => 'ffmpeg is not installed: the video is left as it is')
  const spawned = once(ffmpeg, 'spawn').then(() => undefined)
  const trouble = await Promise.race([missing, spawned])
  if (trouble) return console.warn(trouble)

  for (let frame = 0; frame < FRAMES; frame++) ffmpeg.stdin.write(await drawFrame(frame))
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}

const INPUT = ['-y', '-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-']
const OUTPUT = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '26', '-movflags', '+faststart', '-an']

/** It trembles for the first two seconds, then the lamp goes out. */
function drawFrame(frame: number): Promise<Buffer> {
  const running = frame < 24
  const shift = running ? [0, 2.4, -1.6, 1.8][frame % 4] : 0
  return sharp(Buffer.from(drawDamage(shift, running)), { density: 72 })
    .resize(640, 666)
    .png()
    .toBuffer()
}
