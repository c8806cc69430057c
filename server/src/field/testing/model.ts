import { sql } from 'kysely'
import { VISIT_WINDOWS } from 'contract/complaints/visit-windows'
import type { CommandAnswer, FieldCommandForm } from 'contract/field/commands'
import fc from 'fast-check'
import { expect } from 'vitest'
import { daysLater } from '../../platform/core/clock.ts'
import { refusal } from '../../../test/refusal.ts'
import { fieldWorld } from './field-world.ts'

/** What may become of a call: it arrives, gets lost on the way there or back, or the app is killed before it reads the answer. */
const LINES = ['good', 'request lost', 'answer lost', 'killed'] as const
type Line = (typeof LINES)[number]

const JOBS = 2
/** Three days with three windows each. */
const TURNS = 9
const job = fc.nat({ max: JOBS - 1 })
const line = fc.constantFrom(...LINES)

/** What happens, in any order. */
export const schedule = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('tap' as const), job, kind: fc.constantFrom('set_out', 'arrive') }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constant('tap' as const),
        job,
        kind: fc.constant('report'),
        outcome: fc.constantFrom('done', 'part_needed', 'customer_absent'),
        pieces: fc.nat({ max: 3 }),
        needs: fc.nat({ max: 2 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constant('send' as const), line, most: fc.integer({ min: 1, max: 4 }) }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('read' as const), line }) },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('office' as const),
        job,
        does: fc.constantFrom('move', 'close', 'give', 'take'),
      }),
    },
  ),
  { minLength: 4, maxLength: 16 },
)
type Schedule = typeof schedule extends fc.Arbitrary<infer S> ? S : never
type Step = Schedule[number]
type Tap = Extract<Step, { what: 'tap' }>

/** How many of the part a report asks for. */
const needsOf = (tap: Tap): number => ('needs' in tap && tap.outcome === 'part_needed' ? tap.needs : 0)

/** A job as the phone keeps it: its version, and how often the office had changed it by then. */
interface KeptJob {
  version: string
  changes: number
}

/** A job as it ought to be at the server. */
interface TrueJob {
  id: number
  /** how often the office changed it */
  changes: number
  isGiven: boolean
  isClosed: boolean
}

interface Told {
  command: FieldCommandForm
  tap: Tap
  /** what the phone knew */
  changes: number
}

/**
 * A phone, a line and the server, played together: each schedule begins with two visits and ten parts in the bag. Whatever gets
 * lost, is killed or changed in between, nothing that was told is lost or entered twice, the order is kept, what the office
 * changed is not overwritten, and the ledger is the stock.
 */
export async function playing() {
  const world = await fieldWorld()
  const { services, office, ram, sita, visit, part_id, day, command, centre_id } = world
  const { db } = services
  const ids: number[] = []
  for (let at = 0; at < JOBS; at += 1) ids.push((await visit(ram.id, { serial_number: `SN-${at}` })).id)
  return async (steps: Schedule) => {
    await begin()
    let bag = await inBag()
    const truth: TrueJob[] = ids.map((id) => ({ id, changes: 0, isGiven: false, isClosed: false }))
    // What survives a kill: the phone keeps a step before it shows it.
    const disk = { stamp: '', jobs: new Map<number, KeptJob>(), queue: [] as Told[] }
    const all: Told[] = []
    const expected = new Map<string, string>()
    const got = new Map<string, CommandAnswer>()

    await read('good')
    for (const step of steps) await play(step)
    while (disk.queue.length > 0) await send('good', 50)
    await check()

    function play(step: Step): Promise<void> {
      if (step.what === 'tap') return tap(step)
      if (step.what === 'send') return send(step.line, step.most)
      return step.what === 'read' ? read(step.line) : change(truth[step.job]!, step.does)
    }

    async function tap(one: Tap): Promise<void> {
      const id = ids[one.job]!
      const kept = disk.jobs.get(id)
      if (!kept) return
      const report = 'pieces' in one && {
        outcome: one.outcome,
        finding: 'Worn brushes',
        no_code_reason: 'No phone',
        parts: one.pieces > 0 ? [{ part_id, count: one.pieces }] : [],
        ...(needsOf(one) > 0 && { needed: [{ part_id, count: needsOf(one) }] }),
      }
      const told = {
        command: command({ id, version: kept.version }, { kind: one.kind, ...report }),
        tap: one,
        changes: kept.changes,
      }
      all.push(told)
      disk.queue.push(told)
    }

    async function read(by: Line): Promise<void> {
      if (by === 'request lost') return
      const { data } = await ram.field.work({ query: { since: disk.stamp } })
      if (by !== 'good') return
      disk.stamp = data.stamp
      for (const id of data.gone) disk.jobs.delete(id)
      for (const found of data.jobs) keep(found)
    }

    function keep({ id, version }: { id: number; version: string }): void {
      disk.jobs.set(id, { version, changes: truth.find((one) => one.id === id)!.changes })
    }

    async function send(by: Line, most: number): Promise<void> {
      const batch = disk.queue.slice(0, most)
      if (by === 'request lost' || batch.length === 0) return
      // Behind one that is not entered nothing of its job is.
      const held = new Set<number>()
      for (const told of batch) {
        if (held.has(told.tap.job)) continue
        foresee(told)
        if (expected.get(told.command.id) !== 'done') held.add(told.tap.job)
      }
      const { data } = await ram.field.commands({ body: { commands: batch.map((told) => told.command) } })
      for (const answer of data) {
        const { job: _, ...before } = got.get(answer.id) ?? answer
        expect(answer).toMatchObject(before)
        got.set(answer.id, answer)
      }
      if (by !== 'good') return
      disk.queue = disk.queue.filter(({ command: { id } }) => !data.some((answer) => answer.id === id))
      for (const answer of data) if (answer.job) keep(answer.job)
    }

    /** What ought to become of a command that arrives for the first time. */
    function foresee({ command: { id }, tap: one, changes }: Told): void {
      if (expected.has(id)) return
      const at = truth[one.job]!
      const pieces = 'pieces' in one ? one.pieces : 0
      const state = at.isGiven || at.changes !== changes ? 'changed' : at.isClosed || pieces > bag ? 'refused' : 'done'
      expected.set(id, state)
      if (state !== 'done') return
      bag -= pieces
      at.isClosed ||= 'pieces' in one && one.outcome === 'done'
    }

    /** The office does something; where that is refused nothing changed. */
    async function change(at: TrueJob, does: string): Promise<void> {
      const params = { id: at.id }
      if (does === 'take') {
        const lines = [{ part_id, count: 1 }]
        const refused = await refusal(
          office.partStock.transfer({ body: { from: ram.bag, to: `centre-${centre_id}`, lines } }),
        )
        if (!refused) bag -= 1
        return
      }
      // Cancelled once more it is as it was.
      if (does === 'close' && at.isClosed) return
      // A day and a window that the job did not have before.
      const turn = at.changes + 1
      if (turn === TURNS) return
      const visit_date = daysLater(day, turn % 3)
      const visit_window = VISIT_WINDOWS[Math.floor(turn / 3)]!
      const engineer_id = at.isGiven ? sita.id : ram.id
      const refused = await refusal(
        does === 'close'
          ? office.complaints.changeStatus({ params, body: { status: 'Cancelled' } })
          : does === 'give'
            ? office.assignments.assign({ params, body: { engineer_id: sita.id } })
            : office.complaints.planVisit({ params, body: { engineer_id, visit_date, visit_window } }),
      )
      if (refused) return
      at.changes += 1
      at.isClosed ||= does === 'close'
      at.isGiven ||= does === 'give'
    }

    async function check(): Promise<void> {
      expect([...got].map(([id, { state }]) => [id, state])).toEqual([...expected])
      expect(got.size).toBe(all.length)
      const done = all.filter(({ command: { id } }) => expected.get(id) === 'done')
      const reports = await db.selectFrom('visit_report').select(['key', 'complaint_id']).orderBy('id').execute()
      const reported = done.filter(({ tap: one }) => one.kind === 'report')
      // The order holds within a job: a command that waits behind one that was not entered comes after later ones of other jobs.
      const ofJobs = <Row extends { complaint_id: number | null }>(rows: readonly Row[]) =>
        rows.toSorted((one, other) => Number(one.complaint_id) - Number(other.complaint_id))
      expect(ofJobs(reports)).toEqual(
        ofJobs(reported.map(({ command: { id }, tap: one }) => ({ key: id, complaint_id: truth[one.job]!.id }))),
      )
      const requests = await db
        .selectFrom('part_request')
        .select(['complaint_id', 'count', 'state'])
        .orderBy('id')
        .execute()
      const asked = done.flatMap(({ tap: one }) => {
        const { id: complaint_id, isClosed } = truth[one.job]!
        const state = isClosed ? 'cancelled' : 'asked'
        return needsOf(one) > 0 ? [{ complaint_id, count: needsOf(one), state }] : []
      })
      expect(ofJobs(requests)).toEqual(ofJobs(asked))
      const { count } = await db
        .selectFrom('visit_step')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(done.length - reported.length)
      expect(await inBag()).toBe(bag)
      const { rows } = await sql<{ differs: number }>`
        select count(*)::int as differs from part_stock as stock where count <> (
          select coalesce(sum(change), 0) from part_entry as entry where entry.part_id = stock.part_id
            and entry.place = stock.place and entry.is_defective = stock.is_defective)`.execute(db)
      expect(rows[0]?.differs).toBe(0)
    }
  }

  /** As on the morning of the visits; the ledger alone goes on. */
  async function begin(): Promise<void> {
    for (const table of ['part_request', 'visit_step', 'visit_report', 'field_command', 'complaint_log'] as const)
      await db.deleteFrom(table).execute()
    await db
      .updateTable('complaint')
      .set({ status: 'Engineer Allocated', engineer_id: ram.id, technician: ram.name, visit_date: day })
      .set({ visit_window: '10-13', job_closing_date: null })
      .where('id', 'in', ids)
      .execute()
    const missing = 10 - (await inBag())
    if (missing > 0) await office.partStock.receive({ body: { place: ram.bag, lines: [{ part_id, count: missing }] } })
  }

  async function inBag(): Promise<number> {
    const { data } = await office.partStock.list({ query: { part_id, place: ram.bag } })
    return data[0]?.count ?? 0
  }
}
