import { m } from 'contract/messages'
import type { Caller } from '../core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Services } from '../services.ts'
import { endExtension } from './ending.ts'
import { cancelledMessage } from './extension.messages.ts'
import { lockExtension } from './held-extension.ts'
import { newsOf } from './news-of.ts'
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
    await tellCustomer(tx, services, {
      ...newsOf(product),
      title: (locale) => m.notices_extension_cancelled_title({}, { locale }),
      message: cancelledMessage(before.reference, reason, points),
    })
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
