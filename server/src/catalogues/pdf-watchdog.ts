import { workerData } from 'node:worker_threads'
import type { PdfLimits } from './pdf-process.ts'

// The engine's limits exclude pictures and canvases, and a busy thread cannot check itself.
const { seconds, megabytes } = workerData as PdfLimits
const LOOK_EVERY_MS = 25

setTimeout(end, seconds * 1000)
setInterval(() => process.memoryUsage.rss() > megabytes * 1024 * 1024 && end(), LOOK_EVERY_MS)

function end() {
  process.kill(process.pid, 'SIGKILL')
}
