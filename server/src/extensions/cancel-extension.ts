import type { Caller } from '../platform/core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Services } from '../platform/core/services.ts'
import { endExtension } from './ending.ts'
import { cancelledNews } from './extension-news.ts'
import { lockExtension } from './held-extension.ts'
import { alreadyCancelled, notWaiting } from './held-extension.ts'

/** Cancels an extension with a reason that the customer is told; points are refunded. Throws NotFound or Conflict. */
export async function cancelExtension(
  services: Services,
  user: Caller,
  id: number,
  { reason }: { reason: string },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { extension: before, product } = await lockExtension(tx, id)
    if (before.state === 'cancelled') throw alreadyCancelled()
    const at = services.clock.now()
    const points = await endExtension(tx, before, { reason, actor: user, at })
    await tellCustomer(tx, services, cancelledNews(product, { reference: before.reference, reason, points }))
  })
}

/** Withdraws one of the caller's unpaid requests. Throws NotFound or Conflict. */
export async function cancelOwnRequest(services: Services, user: Caller, id: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { extension: before } = await lockExtension(tx, id, user.id)
    if (before.state !== 'awaiting_payment') throw notWaiting(before)
    const at = services.clock.now()
    await endExtension(tx, before, { reason: 'Taken back by the customer', actor: user, at })
  })
}
