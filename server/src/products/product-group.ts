import { m } from 'contract/messages'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

export const GROUP_GONE = m.products_category_deleted_meanwhile_import_file_again

export interface Group {
  category_id: number
  sub_category_id: number
}

/** Throws Invalid unless both exist and belong together; locks them until the transaction ends. */
export async function lockGroup(tx: Db, { category_id, sub_category_id }: Group): Promise<void> {
  const category = await tx
    .selectFrom('category')
    .select('id')
    .where('id', '=', category_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!category) throw new Invalid({ category_id: m.core_category_no_longer_exists() })
  const subCategory = await tx
    .selectFrom('sub_category')
    .select('category_id')
    .where('id', '=', sub_category_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!subCategory) throw new Invalid({ sub_category_id: m.core_sub_category_no_longer_exists() })
  if (subCategory.category_id !== category_id)
    throw new Invalid({ sub_category_id: m.products_sub_category_belongs_another_category() })
}

/** The same for many that were found a moment ago. Throws Conflict when one is gone. */
export async function lockGroups(
  tx: Db,
  categories: readonly number[],
  subCategories: readonly number[],
): Promise<void> {
  const held = [
    ...(await tx
      .selectFrom('category')
      .select('id')
      .where('id', 'in', categories)
      .orderBy('id')
      .forKeyShare()
      .execute()),
    ...(await tx
      .selectFrom('sub_category')
      .select('id')
      .where('id', 'in', subCategories)
      .orderBy('id')
      .forKeyShare()
      .execute()),
  ]
  if (held.length < categories.length + subCategories.length) throw new Conflict(GROUP_GONE())
}
