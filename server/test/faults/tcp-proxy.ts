import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** How a connection breaks at a message: before it arrives, or when its answer comes back. */
type Breach = { text: string; at: 'message' | 'answer' }

export interface TcpProxy {
  /** the same address, through the proxy */
  url: string
  /** Breaks every connection and takes no new one. */
  cut(): void
  /** Takes connections and bytes, and passes nothing on. */
  silence(): void
  /** Forwards new connections; a silenced one stays dead, as behind a router that dropped its state. */
  restore(): void
  /** Breaks each connection on which this text is sent, before delivery. */
  cutBefore(text: string): void
  /** Lets this text arrive and breaks each connection on which it was sent when the answer comes. */
  loseAnswerTo(text: string): void
  /** how many connections there are */
  count(): number
}

/** Stands between the application and a server, for one test, and fails as it is told. */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<Pair>()
  let state: 'through' | 'cut' | 'silent' = 'through'
  let breach: Breach | undefined

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const pair: Pair = { near, far: connect(Number(port), hostname), isMarked: false, isDeaf: state === 'silent' }
    pairs.add(pair)
    const drop = () => {
      pairs.delete(pair)
      near.destroy()
      pair.far.destroy()
    }
    for (const socket of [near, pair.far]) socket.on('error', drop).on('close', drop)
    near.on('data', (bytes) => {
      if (pair.isDeaf) return
      if (breach && bytes.includes(breach.text)) {
        if (breach.at === 'message') return drop()
        pair.isMarked = true
      }
      pair.far.write(bytes)
    })
    pair.far.on('data', (bytes) => {
      if (pair.isDeaf) return
      if (pair.isMarked) return drop()
      near.write(bytes)
    })
  })
  const breakAll = () => {
    for (const { near } of pairs) near.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    breakAll()
    server.close()
  })

  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    cut() {
      state = 'cut'
      breakAll()
    },
    silence() {
      state = 'silent'
      for (const pair of pairs) pair.isDeaf = true
    },
    restore() {
      state = 'through'
      breach = undefined
    },
    cutBefore: (text) => void (breach = { text, at: 'message' }),
    loseAnswerTo: (text) => void (breach = { text, at: 'answer' }),
    count: () => pairs.size,
  }
}

interface Pair {
  near: Socket
  far: Socket
  /** its next answer is lost */
  isMarked: boolean
  isDeaf: boolean
}
