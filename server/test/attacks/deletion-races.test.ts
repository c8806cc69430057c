import { expect, test } from 'vitest'
import { WRITING } from '../calls/endpoints.ts'
import { say } from '../calls/say.ts'
import { worldOfCalls } from '../calls/world.ts'
import { counted } from './at-once.ts'
import { PATIENT } from './patient.ts'

/** What of one's own they end needs no name. */
const OF_ONESELF = new Set(['sessions.endOthers', 'factors.removeTotp', 'factors.notLost'])
/** Calls that delete a row, one at a time and many. */
const DELETIONS = WRITING.filter(({ name, endpoint }) => endpoint.method === 'DELETE' && !OF_ONESELF.has(name))
/** Idempotent deletions: releasing a file, signing out and calling a visit off succeed twice. */
const AGAIN = new Set(['uploads.cancel', 'users.endSessions', 'customers.endSessions', 'assignments.cancelVisit'])
/** They change a state and delete no row: whoever comes second is refused with 409. */
const STATES = new Set(['enquiries.takeBack', 'enquiries.reopen'])
const ONE_ROW = DELETIONS.filter(
  ({ name, endpoint }) => endpoint.path.includes(':id') && !AGAIN.has(name) && !STATES.has(name),
)
const MANY_ROWS = DELETIONS.filter(({ endpoint }) => !endpoint.path.includes(':id'))
/** Private data and click counters are not audited. */
const UNWRITTEN = new Set([
  'savedViews.delete',
  'sessions.end',
  'factors.distrust',
  'reviews.deleteMine',
  'deadEnds.clear',
  'missedSearches.clear',
])

test(
  'when twenty people delete one thing at once, one succeeds, the others do not find it, and it is written down once',
  PATIENT,
  async () => {
    const world = await worldOfCalls()
    const told: [string, unknown, number][] = []
    for (const one of ONE_ROW) {
      const call = await one.rightCall(world)
      const before = await auditLength()
      const statuses = await Promise.all(Array.from({ length: 20 }, () => say(world, one, call)))
      told.push([one.name, counted(statuses.map(({ status }) => status)), (await auditLength()) - before])
    }
    expect(told).toEqual(ONE_ROW.map(({ name }) => [name, { 200: 1, 404: 19 }, UNWRITTEN.has(name) ? 0 : 1]))

    async function auditLength(): Promise<number> {
      const { rows } = await world.services.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return rows
    }
  },
)

test('when twenty people delete the same selection at once, one counts it', PATIENT, async () => {
  const world = await worldOfCalls()
  const told: [string, number][] = []
  for (const many of MANY_ROWS) {
    const call = await many.rightCall(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(world, many, call)))
    const bodies = answers.map(({ body }) => JSON.parse(body) as { deleted?: number })
    told.push([many.name, bodies.reduce((sum, { deleted = 0 }) => sum + deleted, 0)])
  }
  expect(told).toEqual(MANY_ROWS.map(({ name }) => [name, 1]))
})
