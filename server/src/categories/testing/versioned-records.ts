import { buildWarrantyPackage } from '../../../test/factories/warranty-package.ts'
import { testApp } from '../../../test/test-app.ts'

/** A category, a sub-category and a package, each with a call that changes its name and one that reads it. */
export async function records() {
  const { as, build, services } = await testApp({ work: false })
  const { categories, warrantyPackages, history } = as(await build.admin())
  const category = await build.category({ name: 'Kitchen' })
  const sub = await build.subCategory({ category_id: category.id, name: 'Kettle' })
  const { id: packageId } = await buildWarrantyPackage(services, { subcategory: sub.id, offers: 'Parts<br />' })
  const records = [
    {
      subject: 'category' as const,
      id: category.id,
      field: 'name',
      get: () => categories.get({ params: { id: category.id } }),
      update: (body: object) => categories.update({ params: { id: category.id }, body }),
    },
    {
      subject: 'sub_category' as const,
      id: sub.id,
      field: 'name',
      get: () => categories.getSub({ params: { id: sub.id } }),
      update: (body: object) => categories.updateSub({ params: { id: sub.id }, body }),
    },
    {
      subject: 'warranty_package' as const,
      id: packageId,
      field: 'type',
      get: () => warrantyPackages.get({ params: { id: packageId } }),
      update: (body: object) => warrantyPackages.update({ params: { id: packageId }, body }),
    },
  ]
  return records.map((record) => ({
    ...record,
    read: async () => ({ ...(await record.get()).data }) as Record<string, unknown>,
    events: async () => (await history.list({ params: { subject: record.subject, id: record.id } })).data.length,
  }))
}
