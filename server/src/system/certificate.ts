import { connect } from 'node:tls'

const TIMEOUT_MS = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The days until the certificate of a public address ends, below 0 after; null without HTTPS or an answer. What it
 * proves is not checked: an expired one must be reported too, and nothing is sent.
 */
export async function certificateDays(publicUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return null
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      rejectUnauthorized: false,
    })
    const end = (days: number | null) => {
      socket.destroy()
      resolve(days)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(null)).once('error', () => end(null))
    socket.once('secureConnect', () => end(daysUntil(socket.getPeerCertificate().valid_to)))
  })
}

function daysUntil(end: string): number | null {
  const at = Date.parse(end)
  return Number.isNaN(at) ? null : Math.floor((at - Date.now()) / DAY_MS)
}
