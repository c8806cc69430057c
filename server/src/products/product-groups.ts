import { m } from 'contract/messages'
import { folded } from 'contract/core/texts/folded'
import type { SheetFault } from 'contract/core/fields'
import type { Db } from '../platform/core/db.ts'
import type { SheetRow } from '../platform/sheets/read-sheet.ts'
import { byName } from '../platform/database/by-name.ts'

/** Every category with its sub-categories, by name. */
export const listGroups = (db: Db) =>
  db
    .selectFrom('sub_category')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .orderBy(byName('category.name'))
    .orderBy(byName('sub_category.name'))
    .select(['category.id as category_id', 'category.name as category'])
    .select(['sub_category.id as sub_category_id', 'sub_category.name as sub_category'])
    .execute()

/** A sub-category with its category. */
export type Group = Awaited<ReturnType<typeof listGroups>>[number]
interface Named {
  category: string
  sub_category: string
}

/** Finds categories and sub-categories by name, ignoring case and accents. */
export function groupsByName(groups: readonly Group[]) {
  const byCategory = Map.groupBy(groups, ({ category }) => folded(category))
  const inCategory = ({ category }: Pick<Named, 'category'>) => byCategory.get(folded(category))
  const find = (named: Named): Group | undefined =>
    inCategory(named)?.find((group) => folded(group.sub_category) === folded(named.sub_category))

  /** Groups a row names that the shop does not have. */
  function faultsOf({ row, cells: { category = '', sub_category = '' } }: SheetRow): SheetFault[] {
    if (category === '') return []
    if (!inCategory({ category }))
      return [{ row, field: 'category', message: m.products_no_category_sub_categories({ name: category }) }]
    if (sub_category === '' || find({ category, sub_category })) return []
    return [{ row, field: 'sub_category', message: m.products_no_sub_category({ category, name: sub_category }) }]
  }
  return { find, faultsOf }
}
export type GroupsByName = ReturnType<typeof groupsByName>
