import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { TestApp } from '../test-app.ts'
import { ROLE_OF } from './callers.ts'
import type { FuzzedCall } from './calls.ts'
import { encodedRequest } from './encode.ts'
import { promisesOf } from './promises.ts'
import type { FuzzRequest } from './request.ts'
import { sampleBytes } from './sample-bytes.ts'
import type { Subject } from './world.ts'

export interface Sender {
  /** Sends one request. Returns the promises that its response breaks. */
  send: (subject: Subject, call: FuzzedCall, request: FuzzRequest) => Promise<string[]>
  /** calls that succeeded, and how often */
  reached: Map<FuzzedCall, number>
  /** requests of callers who should be signed in, and those of them that were refused for want of a session */
  signedIn: { sent: number; refused: number }
}

export async function sender({ app, services }: TestApp): Promise<Sender> {
  const [files, faultsOf] = await Promise.all([sampleBytes(), promisesOf(services)])
  const reached = new Map<FuzzedCall, number>()
  const signedIn = { sent: 0, refused: 0 }
  return {
    reached,
    signedIn,
    send: async ({ callers, resolve }, call, request) => {
      const authorization = callers.header(request.caller)
      const { statusCode, headers, rawPayload } = await app.inject(
        encodedRequest(call, resolve(request), { files, authorization }),
      )
      const body = unpacked(rawPayload, headers['content-encoding'])
      if (statusCode < 300) reached.set(call, (reached.get(call) ?? 0) + 1)
      if (ROLE_OF[request.caller] && call.endpoint.access !== 'public') {
        signedIn.sent += 1
        if (statusCode === 401) signedIn.refused += 1
      }
      // A session that was ended, or an account that was deleted, is what some requests are for.
      if (statusCode === 401) await callers.renew(request.caller)
      // Without its id an address is that of another call.
      if (lacksAnId(request.parts.params)) return []
      const faults = faultsOf(call, request.caller, { statusCode, headers, body })
      return faults.map((fault) => `${fault}: ${statusCode} ${body.slice(0, 300)}`)
    },
  }
}

const lacksAnId = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && Object.values(params).includes('')

function unpacked(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}
