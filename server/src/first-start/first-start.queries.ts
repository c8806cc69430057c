import type { FirstStep } from 'contract/first-start/words'
import type { Db } from '../platform/core/db.ts'
import { demoState } from '../demo/demo-state.ts'

/** The current setup step; `done` if setup was never started. */
export async function getFirstStart(db: Db) {
  const row = await db.selectFrom('first_start').select('step').executeTakeFirst()
  const step: FirstStep = row && row.step !== 'account' ? row.step : 'done'
  return { step, demo: await demoState(db) }
}
