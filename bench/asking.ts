import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request; with a body it is a POST of JSON. */
export interface Asked {
  path: string
  headers?: Record<string, string>
  body?: string
}

/** How requests were answered, and after how many milliseconds those were that were accepted. */
export interface Answers {
  /** answered, well or with a refusal that has its reason */
  accepted: number
  /** 503 that says when to come back */
  refused: number
  /** 5xx without that, and broken connections */
  broken: number
  seconds: number
  p50: number
  p99: number
}

export type Ask = (asked: Asked) => Promise<'accepted' | 'refused' | 'broken'>

/** Asks a server over connections that stay open; of Linux's loopback any address 127.… can be the one that asks. */
export function asker(origin: string, localAddress?: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, ...(localAddress && { localAddress }) })
  return ({ path, headers = {}, body }) =>
    new Promise((resolve) => {
      const json = body === undefined ? undefined : { 'content-type': 'application/json' }
      const options = { agent, method: body === undefined ? 'GET' : 'POST', headers: { ...headers, ...json } }
      const asked = request(new URL(path, origin), options, (answer) => {
        const { statusCode: status = 0 } = answer
        const isRefused = status === 503 && answer.headers['retry-after'] !== undefined
        answer.resume()
        answer.on('error', () => resolve('broken'))
        answer.on('end', () => resolve(isRefused ? 'refused' : status >= 500 ? 'broken' : 'accepted'))
      })
      asked.on('error', () => resolve('broken'))
      asked.end(body)
    })
}

/** Asks in lanes, each again as soon as it is answered, for so long or so often. */
export async function endless(
  ask: Ask,
  next: () => Asked,
  { lanes, seconds = Infinity, requests = Infinity }: { lanes: number; seconds?: number; requests?: number },
): Promise<Answers> {
  const count = counted()
  const until = performance.now() + seconds * 1000
  let begun = 0
  const lane = async () => {
    while (begun < requests && performance.now() < until) {
      begun += 1
      await count.one(ask(next()))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return count.ended()
}

/** As many as a proxy in front may keep open. With a thousand the loopback of Linux drops packets, which come again after seconds. */
const CONNECTIONS = 400

/**
 * Sends a fixed number of requests per second, however slow the answers: people do not wait for each other either. When all
 * connections wait for their answer, the next is not asked.
 */
export async function fixedRate(
  ask: Ask,
  next: () => Asked,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answers> {
  const count = counted()
  const open = new Set<Promise<void>>()
  const start = performance.now()
  for (let due = 0; ; await sleep(2)) {
    const passed = performance.now() - start
    if (passed > seconds * 1000) break
    for (; due < (passed / 1000) * perSecond; due += 1) {
      if (open.size >= CONNECTIONS) continue
      const asked = count.one(ask(next()))
      open.add(asked)
      void asked.then(() => open.delete(asked))
    }
  }
  await Promise.all(open)
  return count.ended()
}

function counted() {
  const totals = { accepted: 0, refused: 0, broken: 0 }
  const times: number[] = []
  const start = performance.now()
  return {
    async one(answer: ReturnType<Ask>) {
      const asked = performance.now()
      const how = await answer
      totals[how] += 1
      if (how === 'accepted') times.push(performance.now() - asked)
    },
    ended(): Answers {
      times.sort((a, b) => a - b)
      const part = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
      return { ...totals, seconds: (performance.now() - start) / 1000, p50: part(0.5), p99: part(0.99) }
    },
  }
}
