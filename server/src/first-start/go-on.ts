import type { FirstStep } from 'contract/first-start/words'
import type { Services } from '../platform/core/services.ts'

/** Stores the next setup step. Finished or never started setup stays as it is. */
export async function goOn({ db }: Services, step: FirstStep): Promise<void> {
  await db.updateTable('first_start').set({ step }).where('step', 'not in', ['account', 'done']).execute()
}
