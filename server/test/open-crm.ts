import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What the CRM does with one request; when the list is over it accepts. */
export type Behaviour = 'accept' | 'fail' | 'refuse' | 'accept and lose the answer' | 'accept after 5.5 seconds'

export interface FakeCrm {
  close: () => void
  /** variables that lead a test application to it */
  env: Record<string, string>
  /** bodies as they came, refused ones too */
  requests: Record<string, unknown>[]
  /** jobs that exist, by idempotency key */
  jobs: Map<string, string>
}

export const CRM_KEY = 'crm-key-of-the-test'

/** A CRM on this machine that keeps its side of `Idempotency-Key`; journeys, which have another runner, open it too. */
export async function openCrm(behaviours: Behaviour[] = []): Promise<FakeCrm> {
  const requests: Record<string, unknown>[] = []
  const jobs = new Map<string, string>()
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    requests.push((await json(request)) as Record<string, unknown>)
    const behaviour = behaviours.shift() ?? 'accept'
    if (behaviour === 'fail') return response.writeHead(503).end()
    if (behaviour === 'refuse') return response.writeHead(422).end('{"message":"No service center for this area"}')
    const key = String(request.headers['idempotency-key'])
    const job_no = jobs.get(key) ?? `CRM-${jobs.size + 1}`
    jobs.set(key, job_no)
    if (behaviour === 'accept and lose the answer') return response.destroy()
    if (behaviour === 'accept after 5.5 seconds') await new Promise((resolve) => setTimeout(resolve, 5_500))
    return response.writeHead(200).end(JSON.stringify({ msg: 'Accepted', serviceData: { job_no, center: 'Pokhara' } }))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { CRM_URL: `http://127.0.0.1:${port}/jobs`, CRM_ACCESS_KEY: CRM_KEY },
    requests,
    jobs,
    close: () => void server.close(),
  }
}
