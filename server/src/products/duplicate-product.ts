import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import { copyFile } from '../platform/files/file.queries.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { keptProducts, lockProducts, type KeptProduct } from './product-kept.ts'
import { insertPictures, MEDIA_COLUMNS } from './media/product-media.ts'
import { findModels } from './product-of-model.ts'
import { tagsOfProduct } from './product.tags.ts'

/** the form's maximum */
const LONGEST = { name: 200, model_num: 100 }

/**
 * Copies a product and returns the new id: same texts and pictures, out of stock, not a best seller, without the serial
 * number, under a free model number. Throws NotFound.
 */
export async function duplicateProduct(
  { db, jobs, clock, cache }: Services,
  user: Caller,
  id: number,
): Promise<number> {
  const copy = await db.transaction().execute(async (tx) => {
    // Locked, so that its files cannot be deleted.
    const [original] = await lockProducts(tx, [id])
    if (!original) throw new NotFound(m.core_product_not_found())
    const at = clock.now()
    const { id: copyId } = await tx
      .insertInto('product')
      .values({ ...copiedColumns(original), model_num: await freeNumber(tx, original), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await copyMedia(tx, jobs, original, copyId)
    const [after] = await keptProducts(tx, [copyId])
    const subject = { table: 'product', id: copyId }
    await recordAudit(tx, { actor: user, action: 'product.duplicate', subject, after, at })
    return after!
  })
  await cache.drop(tagsOfProduct(copy))
  return copy.id
}

function copiedColumns(original: KeptProduct) {
  const { id: _id, version: _version, pictures: _pictures, files: _files, ...rated } = original
  const { rating_total: _total, rating_count: _count, ...row } = rated
  const noMedia = Object.fromEntries(MEDIA_COLUMNS.map((column) => [column, null]))
  return {
    ...row,
    ...noMedia,
    warranty_parts: JSON.stringify(row.warranty_parts),
    serial_number: '',
    featured_rank: null,
    off_sale_at: null,
    stocks: 0,
    name: suffixed(row.name, ' (copy)', LONGEST.name),
    name_ne: row.name_ne && suffixed(row.name_ne, ' (प्रतिलिपि)', LONGEST.name),
  }
}

/** `BRC-180-COPY`, or the first free one of `BRC-180-COPY-2`, `-3` … */
async function freeNumber(tx: Db, { model_num }: Pick<KeptProduct, 'model_num'>): Promise<string> {
  for (let copy = 1; ; copy += 1) {
    const number = suffixed(model_num, copy === 1 ? '-COPY' : `-COPY-${copy}`, LONGEST.model_num)
    if ((await findModels(tx, [number])).size === 0) return number
  }
}

/** Cut before the suffix, never within a character. */
const suffixed = (text: string, suffix: string, longest: number) =>
  `${text
    .slice(0, longest - suffix.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${suffix}`

async function copyMedia(tx: Db, jobs: Jobs, original: KeptProduct, copyId: number) {
  const tags = tagsOfProduct({ id: copyId, category_id: original.category_id })
  const copies = new Map<number, number>()
  for (const file of Object.keys(original.files).map(Number)) copies.set(file, await copyFile(tx, jobs, file, tags))
  const singles = MEDIA_COLUMNS.map((column) => [column, copies.get(original[column] ?? 0) ?? null])
  await tx.updateTable('product').set(Object.fromEntries(singles)).where('id', '=', copyId).execute()
  await insertPictures(
    tx,
    copyId,
    original.pictures.map(([part, file]) => [part, copies.get(file)!]),
  )
}
