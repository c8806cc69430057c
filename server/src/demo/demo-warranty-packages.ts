import type { DemoWarrantyPackage } from '../../../demo/requests.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { columnsOf } from '../warranty-packages/save-warranty-package.ts'
import { daysAgo } from './days-ago.ts'

/** Adds the packages that extend the warranties of the demo's products. */
export async function insertWarrantyPackages(
  { clock }: Services,
  tx: Db,
  packages: readonly DemoWarrantyPackage[],
): Promise<void> {
  const groups = await tx.selectFrom('sub_category').select(['id', 'name']).execute()
  const idOf = new Map<string, number>(groups.map(({ id, name }) => [name, id]))
  await tx
    .insertInto('warranty_package')
    .values(
      packages.map(({ sub_category, ...form }, at) => ({
        ...columnsOf({ ...form, subcategory: idOf.get(sub_category)! }),
        created_at: daysAgo(clock, 20 + packages.length - at),
      })),
    )
    .execute()
}
