import type { Input } from 'contract/core/endpoint'
import type { quotations } from 'contract/quotations/endpoints'
import { refuseTakenNumber } from '../accounts/edit-account.ts'
import { lockNumber } from '../accounts/numbers.queries.ts'
import { insertCustomer } from '../customers/add-customer.ts'
import { quotationMadeOf } from '../enquiries/made-of-enquiry.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import type { Services } from '../platform/core/services.ts'
import { findCustomerOfNumber } from '../registrations/customer-of-number.ts'
import { insertQuotation, sameRequest } from './request-quotation.ts'

type NewQuotation = Input<typeof quotations.make>['body']

/**
 * Makes a quotation for whoever asks by phone or contact form, to be priced and approved as any other. A number without an
 * account gets one, whose owner is told how to claim it. The buyer stands in it as typed. The same again, by a double click,
 * counts once. Returns its id. Throws Problem for a number of staff, Conflict for a message that has one already, or
 * TooMany after many new numbers within an hour.
 */
export async function makeQuotation(
  services: Services,
  user: Caller,
  { contact, customer_name, company = '', pan = '', address = '', products, enquiry_id, ...form }: NewQuotation,
): Promise<number> {
  const description = withPlainLines(form.description ?? '')
  if (!(await findCustomerOfNumber(services.db, contact)))
    await services.limits.take('typed-number.account', String(user.id))
  return refuseTakenNumber(() =>
    services.db.transaction().execute(async (tx) => {
      const at = services.clock.now()
      // Of two who make one for the same new number at once, the second finds the account of the first.
      await lockNumber(tx, contact)
      const known = await findCustomerOfNumber(tx, contact)
      const customerId =
        known?.id ??
        (await insertCustomer(tx, services, user, {
          contact,
          name: customer_name,
          district: '',
          customerAddress: address,
          language: 'ne',
        }))
      const same = await sameRequest(tx, { customerId, asked: products, description }, at)
      if (same) return same.id
      const quotation = { customer_id: customerId, customer_name, contact, company, pan, address, description }
      const id = await insertQuotation(tx, products, { ...quotation, made_by: user.id, created_at: at })
      const subject = { table: 'quotation', id }
      await recordAudit(tx, { actor: user, action: 'quotation.make', subject, after: { ...quotation, products }, at })
      if (enquiry_id !== undefined) await quotationMadeOf(tx, user, enquiry_id, id, at)
      return id
    }),
  )
}
