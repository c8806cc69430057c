import { sql } from 'kysely'
import type { Input } from 'contract/endpoint'
import type { quotations } from 'contract/quotations'
import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../http/errors.ts'
import type { Caller } from '../http/sessions.ts'
import { findProductByModel } from '../products/product-of-model.ts'
import type { Db, Services } from '../services.ts'

type QuotationForm = Input<typeof quotations.request>['body']

const SAME_MINUTES = 15

/**
 * Keeps a request of a customer, whose name and number are those of the account. Who got no answer sends it again: the
 * same one counts once in a while. Gives its id.
 */
export async function requestQuotation(
  { db, clock }: Services,
  user: Caller,
  { model_name, model_num, quantity, description }: QuotationForm,
): Promise<number> {
  // A form sends line ends as the web does.
  const wanted = { model_name, model_num, quantity, description: description.replace(/\r\n?/g, '\n') }
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    // Two at once wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtext('quotation'), ${user.id})`.execute(tx)
    const same = await findSame(tx, user.id, wanted, new Date(at.getTime() - SAME_MINUTES * 60_000))
    if (same) return same.id
    const [customer, product] = await Promise.all([
      tx
        .selectFrom('account')
        .where('id', '=', user.id)
        .select(['firstname', 'lastname', 'contact'])
        .executeTakeFirstOrThrow(),
      findProductByModel(tx, model_num),
    ])
    const { id } = await tx
      .insertInto('quotation')
      .values({
        ...wanted,
        customer_id: user.id,
        customer_name: `${customer.firstname} ${customer.lastname}`,
        contact: customer.contact,
        product_id: product?.id ?? null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Deletes one request. Throws NotFound. */
export async function deleteQuotation(services: Services, user: Caller, id: number, requestId: string): Promise<void> {
  const deleted = await deleteQuotations(services, user, [id], requestId)
  if (deleted === 0) throw new NotFound('Quotation not found')
}

/** Deletes requests and gives how many there were. */
export function deleteQuotations(
  { db, clock }: Services,
  user: Caller,
  ids: readonly number[],
  requestId: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const lines = await tx.selectFrom('quotation_line').where('quotation_id', 'in', ids).selectAll().execute()
    const deleted = await tx.deleteFrom('quotation').where('id', 'in', ids).returningAll().execute()
    const rows = deleted.map((row) => ({ ...row, lines: lines.filter((line) => line.quotation_id === row.id) }))
    await recordDeletions(tx, { actor: user, table: 'quotation', rows, requestId, at: clock.now() })
    return rows.length
  })
}

const findSame = (
  tx: Db,
  customerId: number,
  { model_name, model_num, quantity, description }: Omit<QuotationForm, 'customer_name' | 'contact'>,
  since: Date,
) =>
  tx
    .selectFrom('quotation')
    .where('customer_id', '=', customerId)
    .where('model_num', '=', model_num)
    .where('model_name', '=', model_name)
    .where('quantity', '=', quantity)
    .where('description', '=', description)
    .where('status', '=', 'Pending')
    .where('created_at', '>', since.toISOString())
    .select('id')
    .executeTakeFirst()
