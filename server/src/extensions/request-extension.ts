import { m } from 'contract/messages'
import { setWarrantyExpiry } from '../registrations/warranty-expiry.ts'
import type { WarrantyOffer } from 'contract/warranty-packages/endpoints'
import type { PaidWith } from 'contract/extensions/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { spendPoints } from '../points/spend-points.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { listOffers } from '../warranty-packages/offers-of.ts'
import { extendableSince, lockExtendable, type Extendable } from './extendable.ts'
import { redeemedNews, requestedNews } from './extension-news.ts'
import { newReference } from './reference.ts'

export interface Wish {
  stock_id: number
  package_id?: number | undefined
}

/**
 * Extends a warranty with points, at once. The package defines price and duration. Of concurrent requests one wins.
 * Returns the extension's id. Throws NotFound, Conflict, or Invalid for a package of other products.
 */
export const redeemPoints = (services: Services, user: Caller, wish: Wish): Promise<number> =>
  extend(services, user, wish, async (deal) => {
    const { tx, at, product, offer } = deal
    const spentBy =
      offer.price > 0
        ? await spendPoints(tx, user.id, {
            points: offer.price,
            reason: `Warranty of ${product.model_name} extended by ${offer.duration} months`,
            registrationId: product.id,
            at,
          })
        : null
    const expiry = monthsLater(product.warranty_expiry, offer.duration)
    await setWarrantyExpiry(tx, product.id, expiry)
    const paid = { paid_with: 'points' as const, state: 'active' as const, point_entry_id: spentBy, settled_at: at }
    const { id } = await insertExtension(deal, user, paid)
    await tellCustomer(tx, services, redeemedNews(product, { points: offer.price, expiry }))
    return id
  })

/** Requests an extension for money: it awaits the shop's receipt under a reference. Returns the extension's id. */
export const requestExtension = (services: Services, user: Caller, wish: Wish): Promise<number> =>
  extend(services, user, wish, async (deal) => {
    const { tx, product, offer } = deal
    const waits = { paid_with: 'money' as const, state: 'awaiting_payment' as const }
    const { id, reference } = await insertExtension(deal, user, waits)
    await tellCustomer(tx, services, requestedNews(product, { ...offer, reference }))
    return id
  })

interface Deal {
  tx: Db
  at: Date
  product: Extendable
  offer: WarrantyOffer
  reference: string
}

const extend = (
  services: Services,
  user: Caller,
  { stock_id, package_id }: Wish,
  conclude: (deal: Deal) => Promise<number>,
): Promise<number> =>
  services.db.transaction().execute(async (tx) => {
    const product = await lockExtendable(tx, user.id, stock_id, extendableSince(services))
    const offers = await listOffers(tx, 'en', product.sub_category_id)
    const offer = package_id === undefined ? offers[0] : offers.find(({ id }) => id === package_id)
    if (offers.length === 0) throw new Conflict(m.extensions_no_package_product(), 'no_package')
    if (!offer) throw new Invalid({ package_id: m.extensions_package_not_product() })
    return conclude({
      tx,
      at: services.clock.now(),
      product,
      offer,
      reference: newReference(services.settings.current.extension_prefix),
    })
  })

interface Paid {
  paid_with: PaidWith
  state: 'active' | 'awaiting_payment'
  point_entry_id?: number | null
  settled_at?: Date
}

async function insertExtension({ tx, at, product, offer, reference }: Deal, user: Caller, paid: Paid) {
  const after = await tx
    .insertInto('warranty_extension')
    .values({
      ...paid,
      registration_id: product.id,
      customer_id: product.customer_id,
      package_id: offer.id,
      type: offer.tier_type,
      months: offer.duration,
      price: offer.price,
      reference,
      previous_expiry: product.warranty_expiry,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const action = paid.paid_with === 'points' ? 'extension.redeem' : 'extension.request'
  const subject = { table: 'warranty_extension', id: after.id }
  await recordAudit(tx, { actor: user, action, subject, after, at })
  return after
}
