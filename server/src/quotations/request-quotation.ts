import { expectRoom } from '../accounts/quotas.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql, type Insertable } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import { isSameText } from 'contract/core/texts/folded'
import type { AskedProduct, quotations } from 'contract/quotations/endpoints'
import type { Caller } from '../platform/core/caller.ts'
import { findProductByModel } from '../products/product-of-model.ts'
import type { Db } from '../platform/core/db.ts'
import type { Quotation } from '../platform/core/schema.ts'
import type { Services } from '../platform/core/services.ts'
import { products } from './asked-products.ts'

type QuotationForm = Input<typeof quotations.request>['body']

const SAME_MINUTES = 15

/**
 * Stores a customer's request under the account's name and number. A sender without an answer tries again, so the same
 * request counts once in a while. Returns its id.
 */
export async function requestQuotation(
  { db, clock, config, settings }: Services,
  user: Caller,
  { model_name, model_num, quantity, ...form }: QuotationForm,
): Promise<number> {
  // Forms send CRLF line ends.
  const description = withPlainLines(form.description)
  const asked = form.products ?? [{ model_name, model_num, quantity }]
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    // Serialise concurrent submissions.
    await sql`select pg_advisory_xact_lock(hashtext('quotation'), ${user.id})`.execute(tx)
    const same = await sameRequest(tx, { customerId: user.id, asked, description }, at)
    if (same) return same.id
    await expectRoom(tx, { clock, config, settings }, user.id, 'quotations')
    const customer = await tx
      .selectFrom('account')
      .where('id', '=', user.id)
      .select(['firstname', 'lastname', 'contact'])
      .executeTakeFirstOrThrow()
    const name = `${customer.firstname} ${customer.lastname}`
    return insertQuotation(tx, asked, {
      description,
      customer_id: user.id,
      customer_name: name,
      // Another name than that of the account is whom the customer asks for: their company, their lodge.
      company: isSameText(form.customer_name, name) ? '' : form.customer_name,
      contact: customer.contact,
      created_at: at,
    })
  })
}

/** Stores a request with what it asks for. Returns its id. */
export async function insertQuotation(
  tx: Db,
  asked: readonly AskedProduct[],
  quotation: Insertable<Quotation>,
): Promise<number> {
  const { id } = await tx.insertInto('quotation').values(quotation).returning('id').executeTakeFirstOrThrow()
  await insertProducts(tx, id, asked)
  return id
}

/** The same request, sent again because its answer was lost, or by a double click. */
export const sameRequest = (tx: Db, wanted: Omit<Wanted, 'since'>, at: Date) =>
  findSame(tx, { ...wanted, since: new Date(at.getTime() - SAME_MINUTES * 60_000) })

interface Wanted {
  customerId: number
  asked: readonly AskedProduct[]
  description: string
  since: Date
}

async function findSame(tx: Db, { customerId, asked, description, since }: Wanted) {
  const like = await tx
    .selectFrom('quotation')
    .where('customer_id', '=', customerId)
    .where('description', '=', description)
    .where('status', '=', 'Pending')
    .where('created_at', '>', since.toISOString())
    .select(['id', products])
    .execute()
  return like.find((one) => isDeepStrictEqual(one.products, asked))
}

async function insertProducts(tx: Db, id: number, asked: readonly AskedProduct[]): Promise<void> {
  const rows = []
  for (const [position, product] of asked.entries()) {
    const known = await findProductByModel(tx, product.model_num)
    rows.push({ ...product, position, quotation_id: id, product_id: known?.id ?? null })
  }
  await tx.insertInto('quotation_product').values(rows).execute()
}
