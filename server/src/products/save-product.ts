import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { productForOffice, type products } from 'contract/products/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import { refuseOldVersion } from '../platform/database/version.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { changedColumns, columnsOfForm } from './product-form.ts'
import { lockGroup } from './product-group.ts'
import { keptProducts, lockProducts } from './product-kept.ts'
import { changeMedia, isMediaChanged } from './media/product-media.ts'
import { planMedia } from './product-places.ts'
import { storedTexts } from './product-texts.ts'
import { getProduct } from './product.queries.ts'
import { tagsOfProduct } from './product.tags.ts'
import { writingModel } from './taken-model.ts'

type NewProduct = Input<typeof products.add>['body']

type ChangedProduct = Input<typeof products.update>['body']

/**
 * Adds a product with its pictures. Returns its id. Throws Invalid when category and sub-category do not belong
 * together.
 */
export async function addProduct(services: Services, user: Caller, form: NewProduct): Promise<number> {
  const { db, files, clock, cache } = services
  const { category_id, sub_category_id, featured_rank = null } = form
  const warranty_parts = JSON.stringify(form.warranty_parts ?? [])
  const columns = columnsOfForm({ ...form, ...storedTexts(form) })
  const plan = planMedia(form)
  const insert = () =>
    files.storing(plan.uploads, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        await lockGroup(tx, form)
        const at = clock.now()
        const { id } = await tx
          .insertInto('product')
          .values({
            ...columns,
            warranty_parts,
            category_id,
            sub_category_id,
            featured_rank,
            created_at: at,
            updated_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const [added] = await keptProducts(tx, [id])
        await changeMedia(services, tx, added!, plan, stored)
        const [after] = await keptProducts(tx, [id])
        const subject = { table: 'product', id }
        await recordAudit(tx, { actor: user, action: 'product.add', subject, after, at })
        return id
      }),
    )
  const id = await writingModel(db, form.model_num, insert)
  await cache.drop(tagsOfProduct({ id, category_id }))
  return id
}

/**
 * Updates what differs in a product's form, media included. An omitted featured rank stays. Throws NotFound,
 * ChangedMeanwhile, or a Problem where another product has the model number.
 */
export async function updateProduct(services: Services, user: Caller, id: number, form: ChangedProduct): Promise<void> {
  const { db, files, clock, cache } = services
  const texts = storedTexts(form)
  const plan = planMedia(form)
  const change = () =>
    files.storing(plan.uploads, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const [before] = await lockProducts(tx, [id])
        if (!before) throw new NotFound(m.core_product_not_found())
        await refuseOldVersion(form, before, { schema: productForOffice, read: () => getProduct(tx, files, id) })
        const columns = changedColumns(form, texts, before)
        // Dropped all the same: this may repeat a save whose process died after the commit, before others heard of it.
        if (Object.keys(columns).length === 0 && !isMediaChanged(before, plan)) return tagsOfProduct(before)
        const at = clock.now()
        await changeMedia(services, tx, before, plan, stored, { ...columns, updated_at: at })
        const [after] = await keptProducts(tx, [id])
        const subject = { table: 'product', id }
        await recordAudit(tx, { actor: user, action: 'product.edit', subject, before, after, at })
        return tagsOfProduct(before)
      }),
    )
  await cache.drop(await writingModel(db, form.model_num ?? '', change))
}
