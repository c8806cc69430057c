import type { Services } from '../../src/platform/core/services.ts'

let made = 0

export interface CategoryOptions {
  name?: string
  name_ne?: string
  desc?: string
  desc_ne?: string
}

export const buildCategory = ({ db }: Services, options: CategoryOptions = {}) =>
  db
    .insertInto('category')
    .values({ name: `Category ${(made += 1)}`, desc: 'For every home', ...options })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

export interface SubCategoryOptions {
  name?: string
  name_ne?: string
  category_id?: number
  search_words?: string
  faults?: string
  faults_ne?: string
}

export async function buildSubCategory(services: Services, { name, category_id, ...texts }: SubCategoryOptions = {}) {
  return services.db
    .insertInto('sub_category')
    .values({
      name: name ?? `Sub category ${(made += 1)}`,
      category_id: category_id ?? (await buildCategory(services)).id,
      ...texts,
    })
    .returning(['id', 'name', 'category_id'])
    .executeTakeFirstOrThrow()
}
