import type { DemoState } from 'contract/first-start/words'
import type { Db } from '../platform/core/db.ts'
import type { DemoRows } from './demo-rows.ts'

/** The notes left by loading the demo. */
interface DemoMarker {
  /** absent where an older release loaded it; one before parts or requests were kept names none */
  rows?: DemoRows
  removed_at?: string
}

/** The demo of this installation as far as it is there and can be removed. */
export async function readDemo(db: Db): Promise<DemoRows | undefined> {
  const marker = await db.selectFrom('marker').where('name', '=', 'demo').select('value').executeTakeFirst()
  const { rows, removed_at } = (marker?.value ?? {}) as DemoMarker
  return removed_at === undefined ? rows && { ...NO_PARTS, ...rows } : undefined
}

const NO_PARTS = { part: [], part_move: [], part_request: [] }

/** Whether there is a demo, and only that: a customer or a message of somebody else would be lost with it. */
export async function demoState(db: Db): Promise<DemoState> {
  const demo = await readDemo(db)
  if (!demo) return 'none'
  const { others } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('account')
              .select('id')
              .where('role', '=', 'customer')
              .where('id', 'not in', [0, ...demo.account]),
          ),
          eb.exists(
            eb
              .selectFrom('enquiry')
              .select('id')
              .where('id', 'not in', [0, ...demo.enquiry]),
          ),
        ])
        .as('others'),
    )
    .executeTakeFirstOrThrow()
  return others ? 'in-use' : 'removable'
}
