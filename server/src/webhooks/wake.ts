import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { deliverEvents } from './deliver.queue.ts'

type Waker = Pick<Services, 'jobs' | 'clock'>

/** A run that is so late was lost, or the queue is: another one does no harm. */
const LOST_MS = 2 * 60_000

/** Has the queue look after a webhook at a time, unless it will by then. */
export async function wake(tx: Db, { jobs, clock }: Waker, webhook: number, at: Date = clock.now()): Promise<void> {
  const now = clock.now()
  const lost = new Date(now.getTime() - LOST_MS).toISOString()
  const due = await tx
    .updateTable('webhook')
    .set({ runs_at: at })
    .where('id', '=', webhook)
    .where('off_reason', 'is', null)
    .where((eb) => eb.or([eb('runs_at', 'is', null), eb('runs_at', '>', at.toISOString()), eb('runs_at', '<', lost)]))
    .returning('id')
    .executeTakeFirst()
  if (!due) return
  const afterSeconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000))
  await jobs.enqueue(tx, deliverEvents, { webhook }, { afterSeconds })
}
