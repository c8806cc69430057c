import { jobVersion } from '../../src/field/job-version.ts'
import { today } from '../../src/platform/core/clock.ts'
import type { TestAccount } from '../factories/builders.ts'
import type { RightCalls } from './right-call.ts'
import type { World } from './world.ts'

/** A complaint with a visit today of an engineer who has the phone. */
async function visited(world: World) {
  const { services, build, clock } = world
  const { id } = await world.complaint()
  const as = world.repairer ?? (await build.customer({ role: 'engineer' }))
  const engineer = (await engineerOf(world, as)) ?? (await world.engineer())
  await services.db.updateTable('engineer').set({ account_id: as.id }).where('id', '=', engineer.id).execute()
  const job = await services.db
    .updateTable('complaint')
    .set({ visit_date: today(clock), engineer_id: engineer.id })
    .where('id', '=', id)
    .returning(['status', 'engineer_id', 'visit_date', 'visit_window'])
    .executeTakeFirstOrThrow()
  const at = clock.now().toISOString()
  const said = { id: crypto.randomUUID(), complaint_id: id, at, seen: jobVersion(job) }
  return { as, said: { ...said, kind: 'report' as const, outcome: 'part_needed' as const } }
}

const engineerOf = ({ services }: World, { id }: TestAccount) =>
  services.db.selectFrom('engineer').where('account_id', '=', id).select('id').executeTakeFirst()

export const ofField = {
  field: {
    work: async (world) => ({ as: (await visited(world)).as }),
    key: async (world) => ({ as: (await visited(world)).as }),
    commands: async (world) => {
      const { as, said } = await visited(world)
      return { as, body: { commands: [said] } }
    },
    addPhotos: async (world) => {
      const { as, said } = await visited(world)
      await world.as(as).field.commands({ body: { commands: [said] } })
      return { as, params: { id: said.id }, body: {} }
    },
  },
} satisfies Partial<RightCalls>
