import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispatchComplaint } from '../../src/complaints/dispatch/complaint.jobs.ts'
import { fakeCrm } from '../fake-crm.ts'
import { WITH_PASSKEYS } from '../factories/passkey.ts'
import { testApp } from '../test-app.ts'
import { fuzzedCalls, type FuzzedCall } from './calls.ts'
import { brokenInvariants } from './invariants.ts'
import { whatFailed } from './report.ts'
import { requestTo } from './request.ts'
import { sender } from './sender.ts'
import { fuzzWorld } from './world.ts'

const CALLS = fuzzedCalls()
/** Each call is sent right ones as well, so that few reach nearly all of them. */
const DEFAULT_REQUESTS = 18 * CALLS.length
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? DEFAULT_REQUESTS)
const GIVEN = process.env.FUZZ_SEED ?? '1'
const SEED = GIVEN === 'random' ? Math.trunc(Math.random() * 1_000_000_000) : Number(GIVEN)
/** requests per call, before the world is rebuilt */
const EACH = 8
const EACH_DEAR = 2
/** Some requests end a session, and the next one signs in again. */
const SIGNED_OUT_AT_MOST = 0.05

test(
  'every response keeps the contract, whatever is sent',
  async () => {
    process.stdout.write(`\nfuzz: ${REQUESTS} requests, FUZZ_SEED=${SEED}\n`)
    const tested = await testApp({
      work: false,
      // Hooks of the right calls lead to this machine.
      env: { LOG_LEVEL: 'error', ...WITH_PASSKEYS, ...(await fakeCrm()).env, WEBHOOK_NETWORKS: '127.0.0.1' },
    })
    // A dispatch waits for this job.
    await tested.services.jobs.work([dispatchComplaint], tested.services)
    const calls = CALLS.map((call) => ({ call, requests: requestTo(call) }))
    const { send, reached, signedIn } = await sender(tested)
    const failures = new Map<FuzzedCall, string>()
    for (let sent = 0, seed = SEED; sent < REQUESTS;) {
      const subjectOf = await fuzzWorld(tested)
      for (const { call, requests } of inSomeOrder(calls, seed)) {
        const numRuns = Math.min(isDear(call) ? EACH_DEAR : EACH, REQUESTS - sent)
        seed += 1
        sent += numRuns
        if (numRuns === 0 || failures.has(call)) continue
        const subject = await subjectOf(call)
        const property = fc.asyncProperty(requests, async (request) => {
          const faults = await send(subject, call, request)
          if (faults.length > 0) throw new Error(faults.join('\n'))
        })
        const run = await fc.check(property, { seed, numRuns, unbiased: true })
        if (run.failed) failures.set(call, whatFailed(call, run))
      }
    }
    expect(
      [...failures.values()].join('\n\n'),
      `FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS} sends the same again`,
    ).toBe('')
    expect(await brokenInvariants(tested)).toEqual([])
    const letIn = [...reached.values()].reduce((sum, times) => sum + times, 0)
    process.stdout.write(`fuzz: ${letIn} requests were let in, to ${reached.size} of ${calls.length} calls\n`)
    const share = signedIn.refused / signedIn.sent
    process.stdout.write(
      `fuzz: ${signedIn.refused} of ${signedIn.sent} requests of people who should be signed in were refused for want of a session (${(100 * share).toFixed(1)} %)\n`,
    )
    expect(share).toBeLessThan(SIGNED_OUT_AT_MOST)
    // A fuzzer that is refused everywhere finds nothing.
    const least = REQUESTS >= DEFAULT_REQUESTS ? 0.95 : 0
    const missed = CALLS.filter((call) => !reached.has(call) && !takesSteps(call)).map(({ name }) => name)
    expect(1 - missed.length / calls.length, `never succeeded: ${missed.join(', ')}`).toBeGreaterThan(least)
  },
  60_000 + REQUESTS * 100,
)

/** What needs an app or a passkey, or the browser of an earlier step: `factors.test.ts` goes through them. */
const takesSteps = ({ name }: FuzzedCall) => name.startsWith('factors.')

/** Uploaded PDFs are opened in a child process, and served ones are drawn. */
const isDear = ({ endpoint: { response }, files }: FuzzedCall): boolean =>
  Object.values(files).some(({ kind }) => kind === 'pdf') ||
  (!('safeParse' in response) && response.type === 'application/pdf')

/** The calls in a seeded order; deletions come last, so that the others find rows. */
function inSomeOrder<T extends { call: FuzzedCall }>(list: T[], seed: number): T[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed, numRuns: 1 })
  const isDeletion = ({ call }: T) => Number(call.endpoint.method === 'DELETE')
  return shuffled.toSorted((a, b) => isDeletion(a) - isDeletion(b))
}
