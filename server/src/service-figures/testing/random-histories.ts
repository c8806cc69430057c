import { sql } from 'kysely'
import type { TestApp } from '../../../test/test-app.ts'

/** The same numbers in each run. */
function seeded(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/**
 * A desk where so many things happen to complaints, one after the other, as chance has it. What is refused does not happen.
 * Afterwards each complaint is moved to days of its own.
 */
export async function randomHistories(
  { as, build, services }: TestApp,
  { seed, acts }: { seed: number; acts: number },
) {
  const chance = seeded(seed)
  const of = <T>(values: readonly T[]): T => values[chance(values.length)]!
  const admin = await build.admin()
  const desk = as(admin)
  const customer = await build.customer()
  const engineer = await build.engineer({ name: 'Ram Thapa' })
  const { id: part_id } = await build.part({ name: 'Carbon brush', price: 180 })
  const place = `bag-${engineer.id}`
  await desk.partStock.receive({ body: { place, lines: [{ part_id, count: 500 }] } })
  const stages = ['On Service', 'Parts in Transit', 'Part Pending from HO', 'Completed', 'Cancelled'] as const
  const products: number[] = []
  const ids = async () => (await services.db.selectFrom('complaint').select('id').execute()).map(({ id }) => id)
  const kinds = [
    async () => {
      const product = { model_name: 'Mixer', model_num: of(['M-1', 'M-2']), purchase_date: '2026-01-31' }
      const about =
        products.length > 0 && chance(2) === 0
          ? { stock_id: of(products) }
          : { ...product, serial_number: `SN-${seed}-${products.length}` }
      const { data } = await desk.complaints.fileForCaller({
        body: { customer_id: customer.id, ...about, problem_type: 'Motor' },
      })
      products.push(data.stock_id)
    },
    async (id: number) => desk.complaints.changeStatus({ params: { id }, body: { status: of(stages) } }),
    async (id: number) => desk.complaints.reopenForCustomer({ params: { id }, body: { reason: 'Not repaired' } }),
    async (id: number) => desk.complaints.update({ params: { id }, body: { model_num: of(['M-1', 'M-3']) } }),
    async (id: number) =>
      desk.visitReports.add({
        params: { id },
        body: {
          outcome: of(['done', 'done', 'no_fault', 'part_needed', 'customer_absent']),
          visited_on: '2026-01-31',
          finding: 'Worn',
          no_code_reason: 'No phone',
          labour: String(chance(3) * 100),
          parts: [{ part_id, count: 1, place, is_covered: chance(2) === 0 }],
        },
      }),
    async () => {
      const waiting = services.db.selectFrom('happy_call').where('state', '=', 'waiting').select(['id', 'tries'])
      const { id, tries: seen_tries } = of(await waiting.orderBy('id').execute())
      const said = { is_fixed: chance(3) > 0, friendly: 1 + chance(5), note: 'As they say' }
      const result = of(['reached', 'reached', 'not_reached'] as const)
      await desk.happyCalls.enter({ params: { id }, body: { result, ...said, seen_tries } })
    },
    async (id: number) =>
      desk.complaintMerging.merge({ params: { id }, body: { into: of(await ids()), is_same_appliance: true } }),
    async (id: number) => desk.complaintMerging.separate({ params: { id } }),
    async (id: number) => as(customer).complaints.rate({ params: { id }, body: { rating: 1 + chance(5) } }),
    async (id: number) => desk.complaints.undoStatus({ params: { id }, body: { status: 'Completed' } }),
    async (id: number) =>
      chance(3) === 0 && desk.complaints.delete({ params: { id }, body: { reason: 'Entered twice by mistake' } }),
  ]
  let happened = 0
  for (let act = 0; act < acts; act += 1) {
    const known = await ids()
    const kind = known.length < 6 ? kinds[0]! : of([...kinds, kinds[0]!, kinds[1]!, kinds[4]!])
    await kind(of(known)).then(
      () => (happened += 1),
      () => undefined,
    )
  }
  for (const id of await ids()) await spread(services, id, chance(50))
  return { desk, happened }
}

/** Moves a complaint with its steps and calls back, and its steps apart. */
async function spread({ db }: TestApp['services'], id: number, days: number): Promise<void> {
  await sql`update complaint set created_at = created_at - make_interval(days => ${days}::int) where id = ${id}`.execute(
    db,
  )
  await sql`update happy_call set at = now() - make_interval(days => ${days}::int)
    where complaint_id = ${id} and at is not null`.execute(db)
  await sql`
    update complaint_event set at = at - make_interval(days => ${days}::int) + step.place * interval '7 hours'
    from (select id, row_number() over (order by at, id) - 1 as place from complaint_event where complaint_id = ${id}) as step
    where step.id = complaint_event.id`.execute(db)
}
