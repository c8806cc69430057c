import { mkdir, rm } from 'node:fs/promises'
import { Problem } from '../../src/platform/core/problems.ts'
import { Refused } from '../api-over.ts'
import { ENDPOINTS, type NamedEndpoint } from '../calls/endpoints.ts'
import type { RightCall } from '../calls/right-call.ts'
import { worldOf } from '../calls/world.ts'
import type { TestApp } from '../test-app.ts'
import { fuzzCallers, type Callers } from './callers.ts'
import { alignIds, lookAround } from './living.ts'
import { resolved } from './resolved.ts'

/** What requests to one call are about, and who sends them. */
export interface Subject {
  callers: Callers
  /** Resolves placeholders such as `@id:3`. */
  resolve: <T>(value: T) => T
}

/** Something of everything that can be read. Returns what looks at it, and makes the rows that a call is about. */
export async function fuzzWorld(tested: TestApp): Promise<(call: NamedEndpoint) => Promise<Subject>> {
  const { db } = tested.services
  const top = await alignIds(db)
  const callers = await fuzzCallers(tested)
  /** The right call by whoever is signed in now, on new rows. */
  const rightCall = async (one: NamedEndpoint): Promise<RightCall> => {
    const people = {
      asha: await callers.living('customer'),
      admin: await callers.living('admin'),
      repairer: await callers.living('engineer'),
    }
    const call = await one.rightCall(worldOf(tested, people)).catch(unlessRefused)
    await forgetStaged(tested)
    return { ...call, ...(call?.body && { body: await withBytes(call.body) }) }
  }
  for (const one of ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET')) await rightCall(one)
  const living = await lookAround(db, top)
  return async (call) => {
    const right = await rightCall(call)
    return { callers, resolve: (value) => resolved(value, living, right) }
  }
}

/** Earlier requests may have changed settings or pages so that a row is refused. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused || error instanceof Problem)) throw error
}

/** The body with its files as they are sent. */
async function withBytes(body: NonNullable<RightCall['body']>): Promise<Record<string, unknown>> {
  const fields = Object.entries(body).map(async ([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? await Promise.all(value.map(sent)) : await sent(value),
  ])
  return Object.fromEntries(await Promise.all(fields)) as Record<string, unknown>
}

const sent = async (value: unknown) =>
  value instanceof File
    ? { bytes: Buffer.from(await value.arrayBuffer()), filename: value.name, type: value.type }
    : value

/** Files staged by the factories, which are not counted as leftovers. */
async function forgetStaged({ services: { files } }: TestApp) {
  await rm(files.stagingDir, { recursive: true })
  await mkdir(files.stagingDir)
}
