import type { FirstStep } from 'contract/first-start/words'
import type { Services } from '../platform/core/services.ts'

/** Notes where the setting up goes on. One that is finished, or was never begun, stays so. */
export async function goOn({ db }: Services, step: FirstStep): Promise<void> {
  await db.updateTable('first_start').set({ step }).where('step', 'not in', ['account', 'done']).execute()
}
