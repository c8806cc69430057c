import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'
import { billLinkPath } from 'contract/core/paths'
import type { Input } from 'contract/core/endpoint'
import type { BillLink, registrations } from 'contract/registrations/endpoints'
import { addressOf, findLink, isLiving, unknownLink } from '../customer-links/customer-link.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { addBill, hasBill } from './add-bill.ts'

type Standing = { status: string; bill_image_id: number | null }

/** Whether a registration still waits for its bill. */
export const waitsForBill = ({ status, bill_image_id }: Standing): boolean =>
  status === 'Pending' && bill_image_id === null

/** How many digits of a serial number tell which appliance is meant. */
const SHOWN_DIGITS = 4

/** What whoever has the link of an SMS reads: the product while its bill is awaited, and nothing of its customer. Throws NotFound. */
export async function readBillLink({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<BillLink> {
  const { link, registration } = await linkedTo(db, token)
  if (Date.parse(link.expires_at) <= clock.now().getTime() || registration.status !== 'Pending') return ENDED
  if (registration.bill_image_id !== null) return { ...ENDED, state: 'received' }
  if (!isLiving(link, clock.now())) return ENDED
  const { model_name, serial_number } = registration
  return { state: 'open', model_name, serial_ending: serial_number?.slice(-SHOWN_DIGITS) ?? '' }
}

const ENDED: BillLink = { state: 'ended', model_name: '', serial_ending: '' }

/** Refuses a form before a byte of it is read. Throws NotFound, Conflict, or TooMany. */
export async function expectOpenLink({ db, clock, limits }: Services, token: string): Promise<void> {
  const { link, registration } = await linkedTo(db, token)
  if (registration.bill_image_id !== null) throw hasBill()
  if (!isLiving(link, clock.now()) || !waitsForBill(registration)) throw linkEnded()
  await limits.take('bill-link.registration', String(link.registration_id))
}

/**
 * Adds the bill that the holder of the link photographed, as staff do. Of two who send one at once one does. Throws
 * NotFound, or Conflict where the link has ended or there is a bill.
 */
export async function sendBill(
  services: Services,
  token: string,
  form: Input<typeof registrations.sendBill>['body'],
): Promise<void> {
  const { registration } = await linkedTo(services.db, token)
  const customer = { id: registration.customer_id, role: 'customer' }
  await addBill(services, customer, registration.id, form, async (tx, before) => {
    // The lock on the registration holds back whoever would end the link.
    const link = await findLink(tx, token)
    if (!isLiving(link, services.clock.now()) || !waitsForBill(before)) throw linkEnded()
  })
}

async function linkedTo(db: Db, token: string) {
  const link = await findLink(db, token)
  if (link.registration_id === null) throw unknownLink()
  const registration = await db
    .selectFrom('registration')
    .where('id', '=', link.registration_id)
    .select(['id', 'customer_id', 'status', 'bill_image_id', 'model_name', 'serial_number'])
    .executeTakeFirst()
  if (!registration) throw unknownLink()
  return { link, registration }
}

const linkEnded = () => new Conflict(m.customer_links_ended(), 'link_ended')

/** The address of a link in the language of its reader. */
export const billLinkIn =
  (config: Pick<Config, 'publicUrl'>, token: string) =>
  (locale: Locale): string =>
    addressOf(config, locale, billLinkPath(token))
