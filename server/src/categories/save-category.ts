import { m } from 'contract/messages'
import { categoryRow, type categories } from 'contract/categories/endpoints'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../platform/audit/audit.ts'
import { differing } from '../platform/database/differing.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { refuseOldVersion } from '../platform/database/version.ts'
import { addFile, removeFiles } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'
import { getCategory } from './category-office.queries.ts'
import { isNamedAs, tagsOfCategory, tagsOfProductsIn } from './category.tags.ts'

type NewCategory = Input<typeof categories.add>['body']

type CategoryForm = Input<typeof categories.update>['body']

/** Adds a category with public pictures. Returns its id. */
export async function addCategory(
  services: Services,
  user: Caller,
  { image, banner, ...fields }: NewCategory,
): Promise<number> {
  const { db, files, clock, cache } = services
  const { id } = await withOwnName(fields.name, () =>
    files.storing({ image, banner }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const at = clock.now()
        const after = await tx
          .insertInto('category')
          .values({ ...fields, ...(await addPictures(services, tx, stored)), created_at: at })
          .returningAll()
          .executeTakeFirstOrThrow()
        const subject = { table: 'category', id: after.id }
        await recordAudit(tx, { actor: user, action: 'category.add', subject, after, at })
        return after
      }),
    ),
  )
  await cache.drop(tagsOfCategory(id))
  return id
}

/** Updates what differs in a category; a replaced or removed picture is deleted. Throws NotFound, ChangedMeanwhile. */
export async function updateCategory(
  services: Services,
  user: Caller,
  id: number,
  { image, banner, removed = [], version, ...fields }: CategoryForm,
): Promise<void> {
  const { db, files, jobs, clock, cache } = services
  const renamed = await withOwnName(fields.name ?? '', () =>
    files.storing({ image, banner }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const [before] = await lockRows(tx, 'category', [id])
        if (!before) throw new NotFound(m.categories_category_not_found())
        await refuseOldVersion({ version }, before, { schema: categoryRow, read: () => getCategory(tx, files, id) })
        const set = differing(before, {
          ...fields,
          ...(removed.includes('image') && { image_id: null }),
          ...(removed.includes('banner') && { banner_id: null }),
          ...(await addPictures(services, tx, stored)),
        })
        // Dropped all the same, as an unchanged product is.
        if (!set) return tagsOfProductsIn(tx, 'category_id', id)
        const after = await tx
          .updateTable('category')
          .set(set)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await removeFiles(tx, jobs, [
          before.image_id === after.image_id ? null : before.image_id,
          before.banner_id === after.banner_id ? null : before.banner_id,
        ])
        const subject = { table: 'category', id }
        const at = clock.now()
        await recordAudit(tx, { actor: user, action: 'category.edit', subject, before, after, at })
        return isNamedAs(before, after) ? [] : tagsOfProductsIn(tx, 'category_id', id)
      }),
    ),
  )
  await cache.drop([...tagsOfCategory(id), ...renamed])
}

interface Pictures {
  image?: StoredFile | undefined
  banner?: StoredFile | undefined
}

/** Inserts rows for new pictures. Returns their columns and ids. */
async function addPictures({ jobs }: Services, tx: Db, { image, banner }: Pictures) {
  const tags = tagsOfCatalogue()
  return {
    ...(image && { image_id: await addFile(tx, jobs, image, tags) }),
    ...(banner && { banner_id: await addFile(tx, jobs, banner, tags) }),
  }
}

const withOwnName = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  refuseTaken(
    {
      constraint: 'category_name',
      field: 'name',
      code: 'name_taken',
      message: m.categories_already_category_named({ name }),
    },
    work,
  )
