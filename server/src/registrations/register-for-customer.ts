import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import { canonicalCode } from 'contract/core/texts/canonical'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { Conflict, Forbidden, Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { decideAtDesk } from './decision/decide-registration.ts'
import { isApproved } from 'contract/registrations/words'
import { refusePurchaseDate } from './purchase-date.ts'
import { registeredNews } from './registration-news.ts'
import { findLivingRegistration } from './registration.queries.ts'
import { insertRegistration } from './insert-registration.ts'
import { DUPLICATE_WINDOW_MS } from './register-product.ts'

type CounterForm = Input<typeof registrations.registerForCustomer>['body']

/**
 * Registers a product for a customer at the counter, pending as any other or approved at once, and tells the customer.
 * Returns its id; a repeated submission returns the first id. Throws Conflict while the serial number has a living
 * registration.
 */
export async function registerForCustomer(services: Services, user: Caller, form: CounterForm): Promise<number> {
  if (form.approve && !may(user, 'registrations.decide', services.granted()))
    throw new Forbidden(m.registrations_may_not_approve_registrations())
  refusePurchaseDate(services.clock, form.purchase_date)
  await refuseStranger(services.db, form.customer_id)
  const known = await findDuplicateSubmission(services, user, form)
  if (known !== undefined) return known
  try {
    return await register(services, user, form)
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    const winner = await findDuplicateSubmission(services, user, form)
    if (winner !== undefined) return winner
    // It was deleted between the two queries.
    throw new Conflict(m.registrations_someone_else_registering_serial_number_try(), 'serial_number_taken')
  }
}

const register = (services: Services, user: Caller, form: CounterForm) =>
  insertRegistration(services, form.customer_id, form, {
    after: async (tx, row) => {
      const at = services.clock.now()
      const subject = { table: 'registration', id: row.id }
      await recordAudit(tx, { actor: user, action: 'registration.register', subject, after: row, at })
      if (form.approve) await decideAtDesk({ services, tx, user, at }, row.id, { status: 'Approved' })
      else await tellCustomer(tx, services, registeredNews(row))
    },
  })

/** The registration that the same form already created; throws Conflict when the serial number has another one. */
async function findDuplicateSubmission(
  { db, clock }: Services,
  user: Caller,
  form: CounterForm,
): Promise<number | undefined> {
  const living = await findLivingRegistration(db, form.serial_number)
  if (!living) return undefined
  const isSame =
    living.customer_id === form.customer_id &&
    isApproved(living.status) === (form.approve ?? false) &&
    canonicalCode(living.model_num) === canonicalCode(form.model_num) &&
    clock.now().getTime() - Date.parse(living.created_at) < DUPLICATE_WINDOW_MS
  if (!isSame) throw await taken(db, user, form, living)
  return living.id
}

type Living = NonNullable<Awaited<ReturnType<typeof findLivingRegistration>>>

/** Says the state of the other registration, and whose it is if the caller may see customers. */
async function taken(db: Db, user: Caller, form: CounterForm, { customer_id, status }: Living): Promise<Conflict> {
  const who = await ownerOf(db, user, form, customer_id)
  return new Conflict(
    isApproved(status)
      ? m.registrations_serial_registered_approved({ who })
      : m.registrations_serial_registered_waits({ who }),
    'serial_number_taken',
  )
}

async function ownerOf(db: Db, user: Caller, form: CounterForm, customerId: number): Promise<string> {
  if (customerId === form.customer_id) return m.registrations_this_customer()
  if (!may(user, 'customers.read')) return m.registrations_another_customer()
  const { firstname, lastname } = await db
    .selectFrom('account')
    .where('id', '=', customerId)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow()
  return `${firstname} ${lastname}`
}

async function refuseStranger(db: Db, customerId: number): Promise<void> {
  const customer = await db
    .selectFrom('account')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .select('id')
    .executeTakeFirst()
  if (!customer) throw new Invalid({ customer_id: m.registrations_no_customer() })
}
