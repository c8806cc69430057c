import { m } from 'contract/messages'
import { subCategoryRow, type categories } from 'contract/categories/endpoints'
import type { Input } from 'contract/core/endpoint'
import { faultsIn } from 'contract/faults/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { differing } from '../platform/database/differing.ts'
import { isForeignKeyViolation } from '../platform/database/errors.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { refuseOldVersion } from '../platform/database/version.ts'
import { addFile, removeFiles } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'
import { isNamedAs, tagsOfCategory, tagsOfProductsIn } from './category.tags.ts'
import { getSubCategory } from './sub-category-office.queries.ts'
import { usuallyTakesLettering } from './takes-lettering.ts'

type NewSubCategory = Input<typeof categories.addSub>['body']

type SubCategoryForm = Input<typeof categories.updateSub>['body']

/** Adds a sub-category to its category, with a public picture. Returns its id. */
export async function addSubCategory(
  services: Services,
  user: Caller,
  { image, ...fields }: NewSubCategory,
): Promise<number> {
  const { db, files, clock, cache } = services
  refuseUnevenFaults(fields)
  const { id } = await inWords(fields.name, () =>
    files.storing({ image }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const at = clock.now()
        const after = await tx
          .insertInto('sub_category')
          .values({
            ...fields,
            takes_lettering: fields.takes_lettering ?? (await takesLettering(tx, fields)),
            ...(await addPicture(services, tx, stored.image)),
            created_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const subject = { table: 'sub_category', id: after.id }
        await recordAudit(tx, { actor: user, action: 'sub_category.add', subject, after, at })
        return after
      }),
    ),
  )
  await cache.drop(tagsOfCategory(fields.category_id))
  return id
}

/**
 * Updates what differs in a sub-category; its category stays. A replaced or removed picture is deleted. Throws
 * NotFound, ChangedMeanwhile.
 */
export async function updateSubCategory(
  services: Services,
  user: Caller,
  id: number,
  { image, removed = [], version, name, name_ne, search_words, faults, faults_ne, takes_lettering }: SubCategoryForm,
): Promise<void> {
  const { db, files, jobs, clock, cache } = services
  const tags = await inWords(name ?? '', () =>
    files.storing({ image }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const [before] = await lockRows(tx, 'sub_category', [id])
        if (!before) throw new NotFound(m.categories_sub_category_not_found())
        const read = () => getSubCategory(tx, files, id)
        await refuseOldVersion({ version }, before, { schema: subCategoryRow, read })
        const set = differing(before, {
          name,
          name_ne,
          search_words,
          faults,
          faults_ne,
          takes_lettering,
          ...(removed.includes('image') && { image_id: null }),
          ...(await addPicture(services, tx, stored.image)),
        })
        // Dropped all the same, as an unchanged product is.
        if (!set) return [...tagsOfCategory(before.category_id), ...(await tagsOfProductsIn(tx, 'sub_category_id', id))]
        refuseUnevenFaults({ ...before, ...set })
        const after = await tx
          .updateTable('sub_category')
          .set(set)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await removeFiles(tx, jobs, [before.image_id === after.image_id ? null : before.image_id])
        const subject = { table: 'sub_category', id }
        const at = clock.now()
        await recordAudit(tx, { actor: user, action: 'sub_category.edit', subject, before, after, at })
        const renamed = isNamedAs(before, after) ? [] : await tagsOfProductsIn(tx, 'sub_category_id', id)
        return [...tagsOfCategory(before.category_id), ...renamed]
      }),
    ),
  )
  await cache.drop(tags)
}

async function takesLettering(tx: Db, { name, category_id }: Pick<NewSubCategory, 'name' | 'category_id'>) {
  const category = await tx.selectFrom('category').where('id', '=', category_id).select('name').executeTakeFirst()
  return usuallyTakesLettering({ category: category?.name ?? '', sub_category: name })
}

/** Each line in Nepali says what the same line says in English. */
function refuseUnevenFaults({
  faults = '',
  faults_ne = '',
}: {
  faults?: string | undefined
  faults_ne?: string | undefined
}) {
  if (faults_ne !== '' && faultsIn(faults).length !== faultsIn(faults_ne).length)
    throw new Invalid({ faults_ne: m.categories_write_many_lines_nepali_english_none() })
}

const addPicture = async ({ jobs }: Services, tx: Db, image: StoredFile | undefined) =>
  image ? { image_id: await addFile(tx, jobs, image, tagsOfCatalogue()) } : {}

/** Turns constraint violations into field errors. */
const inWords = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  refuseTaken(
    {
      constraint: 'sub_category_name',
      field: 'name',
      code: 'name_taken',
      message: m.categories_category_already_sub_category_named({ name }),
    },
    () => work().catch(refuseLostCategory),
  )

function refuseLostCategory(error: unknown): never {
  if (!isForeignKeyViolation(error, 'sub_category_category_id_fkey')) throw error
  throw new Invalid({ category_id: m.core_category_no_longer_exists() })
}
