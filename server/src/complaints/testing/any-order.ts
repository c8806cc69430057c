import fc from 'fast-check'
import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { VISIT_OUTCOMES } from 'contract/complaints/visit-outcomes'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { Refused } from '../../../test/api-over.ts'
import { engineerWithPhone } from '../../field/testing/field-world.ts'
import { daysLater, today } from '../../platform/core/clock.ts'
import { testApp } from '../../../test/test-app.ts'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'

const which = fc.nat({ max: 1 })
const turn = fc.nat({ max: 20 })
const pieces = fc.nat({ max: 2 })
const rupees = fc.constantFrom(0, 1, 300, 500)

/** A visit report, of the office or of a phone. */
const report = {
  which,
  outcome: fc.constantFrom(...VISIT_OUTCOMES, 'done', 'part_needed'),
  used: pieces,
  needed: pieces,
  labour: rupees,
  paid: rupees,
  code: fc.constantFrom('right', 'wrong', 'reason', 'none'),
  seen: fc.option(fc.constantFrom(...COMPLAINT_STATUSES), { nil: undefined, freq: 1 }),
}

/** What happens to two complaints of one customer, in any order. */
const act = fc.oneof(
  fc.record({ does: fc.constant('plan' as const), which, engineer: which, days: fc.nat({ max: 3 }) }),
  fc.record({ does: fc.constant('call off' as const), which }),
  fc.record({ does: fc.constant('status' as const), which, status: fc.constantFrom(...COMPLAINT_STATUSES) }),
  fc.record({ does: fc.constant('undo' as const), which }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('office report' as const), ...report }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('phone report' as const),
      engineer: which,
      late: fc.boolean(),
      ...report,
    }),
  },
  fc.record({ does: fc.constant('set out' as const), which, engineer: which }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('estimate' as const), which, labour: rupees, parts: pieces }) },
  fc.record({
    does: fc.constant('answer' as const),
    which,
    turn,
    answer: fc.constantFrom('accepted' as const, 'declined' as const),
  }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay' as const), which, amount: rupees }) },
  fc.record({ does: fc.constant('void' as const), which, turn }),
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('ask' as const), which, count: pieces, bag: fc.option(which) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('step' as const),
      turn,
      other: fc.boolean(),
      came: pieces,
    }),
  },
  fc.record({ does: fc.constant('merge' as const), which }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('separate' as const), which }) },
  fc.record({ does: fc.constant('customer opens' as const), which }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('staff open' as const), which }) },
  fc.record({ does: fc.constant('happy call' as const), turn, result: fc.constantFrom('works', 'broken', 'missed') }),
  fc.record({ does: fc.constant('leave' as const), engineer: which }),
  fc.record({ does: fc.constant('come back' as const), engineer: which }),
  fc.record({ does: fc.constant('confirm' as const), which }),
  fc.record({ does: fc.constant('delete' as const), which }),
  fc.record({ does: fc.constant('move' as const), which }),
)
export const acts = fc.array(act, { minLength: 10, maxLength: 40 })
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/**
 * A service centre with two engineers, at which everything happens to two complaints in any order. Whatever is refused is
 * refused with a reason, and after each act parts, money, codes, calls, stages and figures agree.
 */
export async function anyOrder() {
  const world = await testApp({ work: false, env: { UNDO_SECONDS: '10' } })
  const { services, build, as, clock } = world
  const { db } = services
  const admin = await build.admin()
  const office = as(admin)
  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara', districts: [] })
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  const customer = await build.customer()
  const own = as(customer)
  const day = today(clock)
  await build.product({ model_num: 'BMG-1' })
  const happened = new Map<string, number>()
  const refusals = new Map<string, number>()

  const spareUnit = async () => (await build.unit({ model_number: 'BMG-1' })).serial_number

  return { play, happened, refusals }

  async function play(all: readonly Act[]): Promise<void> {
    const engineers = [
      await engineerWithPhone(world, { name: 'Ram Thapa', centre_id }),
      await engineerWithPhone(world, { name: 'Sita Rai', centre_id }),
    ]
    const products = [await buildComplaint(services, { customer }), await buildComplaint(services, { customer })]
    const ids = products.map(({ id }) => id)
    const read = new Map<string, string>()
    await office.partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 3 }] } })
    for (const { bag } of engineers)
      await office.partStock.receive({ body: { place: bag, lines: [{ part_id, count: 2 }] } })
    for (const { id } of products)
      await office.complaints.planVisit({ params: { id }, body: { engineer_id: engineers[0]!.id, visit_date: day } })
    await readPhones()
    for (const one of all) {
      await attempt(one)
      await check(one)
    }
    await clear()

    async function clear() {
      await db
        .updateTable('part_request')
        .set({ state: 'cancelled' })
        .where('state', 'in', ['asked', 'approved'])
        .execute()
      await db.deleteFrom('complaint').where('id', 'in', ids).execute()
    }

    async function attempt(one: Act): Promise<void> {
      try {
        await perform(one)
        happened.set(one.does, (happened.get(one.does) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof Refused) || error.status >= 500) throw error
        const said = `${one.does}: ${error.status} ${error.body.code ?? error.body.message}`
        refusals.set(said, (refusals.get(said) ?? 0) + 1)
      }
    }

    /** What the phones read, which they may tell from later. */
    async function readPhones() {
      for (const [at, { field }] of engineers.entries()) {
        const found = await field.work({ query: {} }).catch(() => undefined)
        for (const job of found?.data.jobs ?? []) read.set(`${at}-${job.id}`, job.version)
      }
    }

    async function perform(one: Act): Promise<unknown> {
      const id = 'which' in one ? ids[one.which]! : 0
      const params = { id }
      switch (one.does) {
        case 'plan': {
          const visit_date = daysLater(day, one.days)
          await office.complaints.planVisit({ params, body: { engineer_id: engineers[one.engineer]!.id, visit_date } })
          return readPhones()
        }
        case 'call off':
          return office.assignments.cancelVisit({ params, body: {} })
        case 'status':
          return office.complaints.changeStatus({ params, body: { status: one.status } })
        case 'undo': {
          const { data } = await office.complaints.get({ params })
          return office.complaints.undoStatus({ params, body: { status: data.status as 'Completed' } })
        }
        case 'office report': {
          const body = await reportOf(id, one, 0)
          const before = await db.selectFrom('visit_report').selectAll().where('complaint_id', '=', id).execute()
          const { data } = await office.visitReports.add({
            params,
            body: { ...body, visited_on: day, seen_status: one.seen },
          })
          expect(before.map((row) => row.id)).not.toContain(data.id)
          // A report is followed by the stage of its outcome.
          const stage = {
            done: 'Completed',
            no_fault: 'Completed',
            replaced: 'Completed',
            part_needed: 'Part Approval Pending from ASM',
          } as Record<string, string>
          if (stage[one.outcome]) expect([one.outcome, data.status]).toEqual([one.outcome, stage[one.outcome]])
          return data
        }
        case 'phone report': {
          const { data: work } = await engineers[one.engineer]!.field.work({ query: {} })
          const seen = one.late
            ? (read.get(`${one.engineer}-${id}`) ?? 'never')
            : (work.jobs.find((job) => job.id === id)?.version ?? 'none')
          const { new_serial_number: _, ...body } = await reportOf(id, one, one.engineer)
          const parts = one.used > 0 ? [{ part_id, count: one.used }] : []
          const command = {
            id: crypto.randomUUID(),
            kind: 'report' as const,
            complaint_id: id,
            at: clock.now().toISOString(),
            seen,
            ...body,
            parts,
          }
          const { data } = await engineers[one.engineer]!.field.commands({ body: { commands: [command as never] } })
          const { data: again } = await engineers[one.engineer]!.field.commands({
            body: { commands: [command as never] },
          })
          expect({ ...again[0], job: null }).toEqual({ ...data[0], job: null })
          if (data[0]!.state !== 'done')
            throw new Refused(409, { code: data[0]!.code, message: data[0]!.message } as never)
          return data
        }
        case 'set out': {
          const command = {
            id: crypto.randomUUID(),
            kind: 'set_out' as const,
            complaint_id: id,
            at: clock.now().toISOString(),
            seen: read.get(`${one.engineer}-${id}`) ?? 'never',
          }
          const { data } = await engineers[one.engineer]!.field.commands({ body: { commands: [command] } })
          if (data[0]!.state !== 'done')
            throw new Refused(409, { code: data[0]!.code, message: data[0]!.message } as never)
          return data
        }
        case 'estimate':
          return office.estimates.make({
            params,
            body: { labour: one.labour, parts: one.parts > 0 ? [{ part_id, count: one.parts }] : [] },
          })
        case 'answer': {
          const { data } = await office.estimates.list({ params })
          const chosen = data[one.turn % Math.max(1, data.length)]
          return own.estimates.answerMine({ params, body: { estimate_id: chosen?.id ?? 1, answer: one.answer } })
        }
        case 'pay':
          return office.payments.take({ params, body: { amount: one.amount } })
        case 'void': {
          const { data } = await office.payments.account({ params })
          const chosen = data.payments[one.turn % Math.max(1, data.payments.length)]
          return office.payments.void({ params: { id, payment_id: chosen?.id ?? 1 }, body: { reason: 'Wrong amount' } })
        }
        case 'ask': {
          const place = one.bag === null ? undefined : engineers[one.bag]!.bag
          return office.partRequests.ask({ params, body: { lines: [{ part_id, count: one.count }], place } })
        }
        case 'step': {
          const { data } = await office.partRequests.list({ query: { part_id, open: true, per_page: 100 } })
          const request = data[one.turn % Math.max(1, data.length)]
          const chosen = { params: { id: request?.id ?? 1 } }
          const { partRequests } = office
          if (request?.state === 'asked' && one.other)
            return partRequests.refuse({ ...chosen, body: { note: 'Too many' } })
          if (request?.state === 'asked') return partRequests.approve({ ...chosen, body: {} })
          if (request?.state === 'approved' && one.other) return partRequests.cancel({ ...chosen, body: {} })
          if (request?.state === 'approved') return partRequests.send({ ...chosen, body: {} })
          if (request?.state === 'sent' && !one.other)
            return partRequests.receive({ ...chosen, body: { came: one.came, note: 'Lost on the way' } })
          return partRequests.return({ ...chosen, body: {} })
        }
        case 'merge':
          return office.complaintMerging.merge({ params, body: { into: ids[1 - one.which]!, is_same_appliance: true } })
        case 'separate':
          return office.complaintMerging.separate({ params })
        case 'customer opens':
          return own.complaints.reopen({ params, body: { remark: 'It hums again' } })
        case 'staff open':
          return office.complaints.reopenForCustomer({ params, body: { reason: 'By mistake' } })
        case 'confirm':
          return own.complaints.confirm({ params })
        case 'move': {
          const { data } = await own.visitMoves.choices({ params })
          const { data: seen } = await own.complaints.getMine({ params })
          const to = data.days[0]
          if (!to) throw new Refused(409, { code: 'no_room', message: 'no_room' } as never)
          return own.visitMoves.move({
            params,
            body: {
              visit_date: to.day,
              visit_window: to.windows[0]!,
              seen_visit_date: seen.visit_date,
              seen_visit_window: seen.visit_window,
            } as never,
          })
        }
        case 'happy call': {
          const { data } = await office.happyCalls.list({ query: { state: 'later' } })
          const call = data[one.turn % Math.max(1, data.length)]
          return office.happyCalls.enter({
            params: { id: call?.id ?? 1 },
            body: {
              result: one.result === 'missed' ? 'not_reached' : 'reached',
              is_fixed: one.result === 'works',
              note: 'Hums',
              seen_tries: call?.tries ?? 0,
            },
          })
        }
        case 'leave':
        case 'come back': {
          const { id: engineerId } = engineers[one.engineer]!
          const { data } = await office.engineers.get({ params: { id: engineerId } })
          return office.engineers.update({
            params: { id: engineerId },
            body: { active: one.does === 'come back', version: data.version },
          })
        }
        case 'delete': {
          await office.complaints.delete({ params, body: { reason: 'Entered twice' } })
          ids[one.which] = (await buildComplaint(services, { customer })).id
        }
      }
    }

    async function reportOf(id: number, one: Extract<Act, { outcome: string }>, engineer: number) {
      const right = one.code === 'right' ? (await own.complaints.getMine({ params: { id } })).data.visit_code : ''
      const spare = one.outcome === 'replaced' ? await spareUnit() : undefined
      return {
        outcome: one.outcome as 'done',
        finding: 'Worn brushes',
        note: 'Changed them',
        labour: one.labour,
        paid: one.paid,
        parts: one.used > 0 ? [{ part_id, count: one.used, place: engineers[engineer]!.bag }] : [],
        needed: one.needed > 0 && one.outcome === 'part_needed' ? [{ part_id, count: one.needed }] : [],
        ...(spare && { new_serial_number: spare }),
        ...(one.code === 'right' && right !== '' && { code: right }),
        ...(one.code === 'wrong' && { code: '0000' }),
        ...(one.code === 'reason' && { no_code_reason: 'No phone' }),
      }
    }
  }

  async function check(one: Act): Promise<void> {
    const broken: unknown[] = []
    const expectNone = async (what: string, query: ReturnType<typeof sql>) => {
      const { rows } = await query.execute(db)
      if (rows.length > 0) broken.push({ what, rows })
    }
    await expectNone(
      'stock that is not its ledger',
      sql`select * from part_stock as stock where count < 0 or count <> (
        select coalesce(sum(change), 0) from part_entry as entry where entry.part_id = stock.part_id
          and entry.place = stock.place and entry.is_defective = stock.is_defective)`,
    )
    await expectNone(
      'transit that is not what was sent',
      sql`select * from (select
          (select coalesce(sum(count), 0) from part_stock where in_transit) as there,
          (select coalesce(sum(count), 0) from part_request where state = 'sent') as sent) as sums where there <> sent`,
    )
    await expectNone(
      'parts in the bag of somebody who has left',
      sql`select * from part_stock join engineer on engineer.id = engineer_id where count > 0 and not active`,
    )
    await expectNone(
      'sums',
      sql`select * from (select id,
          (select coalesce(sum(due), 0) from visit_report where complaint_id = complaint.id) as due,
          (select coalesce(sum(paid), 0) from visit_report where complaint_id = complaint.id) as paid,
          (select coalesce(sum(amount), 0) from repair_payment where complaint_id = complaint.id and voided_at is null) as received
        from complaint) as sums where paid <> received or received > due`,
    )
    await expectNone('overpaid report', sql`select * from visit_report where paid > due or paid < 0`)
    await expectNone(
      'gap in the receipts',
      sql`select * from (select count(*)::int as made, coalesce(max(right(number, 6)::int), 0) as last from repair_payment) as numbers where made <> last`,
    )
    await expectNone(
      'no code and no reason',
      sql`select * from visit_report where outcome in ('done', 'no_fault', 'replaced') and confirmation <> 'code' and no_code_reason = ''`,
    )
    await expectNone(
      'parts asked for a complaint that is closed or gone',
      sql`select request.id, request.state, complaint.status from part_request as request left join complaint on complaint.id = complaint_id
        where request.state in ('asked', 'approved') and (complaint.id is null or complaint.status in ('Completed', 'Cancelled'))`,
    )
    await expectNone(
      'a planned visit of an open complaint without a code',
      sql`select id, status, visit_date from complaint where visit_date is not null and status not in ('Completed', 'Cancelled')
        and not exists (select from visit_code where complaint_id = complaint.id)
        and not exists (select from visit_report where complaint_id = complaint.id)`,
    )
    await expectNone(
      'a code without a visit',
      sql`select id, status from complaint join visit_code on complaint_id = id where visit_date is null and status not in ('Completed', 'Cancelled')`,
    )
    await expectNone(
      'calls',
      sql`select happy_call.id, complaint.status from happy_call join complaint on complaint.id = complaint_id
        where happy_call.state = 'waiting' and complaint.status <> 'Completed'`,
    )
    await expectNone(
      'completed and nobody is called',
      sql`select complaint.id from complaint where status = 'Completed'
        and not exists (select from happy_call where complaint_id = complaint.id and state <> 'withdrawn')
        and not exists (select from visit_report where complaint_id = complaint.id and confirmation = 'code')`,
    )
    await expectNone(
      'status that is not the last step',
      sql`select id, status, last.step from complaint cross join lateral (select event.status as step from complaint_event as event
        where complaint_id = complaint.id order by at desc, event.id desc limit 1) as last where last.step <> status`,
    )
    await expectNone(
      'work left with who has left',
      sql`select complaint.id from complaint join engineer on engineer.id = engineer_id
        where not active and status not in ('Completed', 'Cancelled') and visit_date >= current_date`,
    )
    await expectNone(
      'a merged complaint with an open estimate',
      sql`select estimate.id from repair_estimate as estimate join complaint on complaint.id = complaint_id
        where merged_into is not null and answer is null and replaced_at is null`,
    )
    const facts = async () =>
      (await db.selectFrom('complaint_fact').selectAll().orderBy('complaint_id').execute()) as object[]
    const before = await facts()
    await sql`select keep_facts(array(select id from complaint))`.execute(db)
    if (JSON.stringify(before) !== JSON.stringify(await facts())) broken.push({ what: 'facts' })
    const times = () =>
      db.selectFrom('complaint').select(['id', 'answered_at', 'first_due_at', 'due_at']).orderBy('id').execute()
    const due = await times()
    await updateDueTimes(
      db,
      due.map(({ id }) => id),
    )
    if (JSON.stringify(due) !== JSON.stringify(await times()))
      broken.push({ what: 'due times', due, after: await times() })
    expect({ one, broken }).toEqual({ one, broken: [] })
  }
}
