import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { buildWarrantyPackage } from '../../test/factories/warranty-package.ts'
import { testApp } from '../../test/test-app.ts'

/** A category, a sub-category and a package, each with a call that changes its name and one that reads it. */
async function records() {
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

test('categories, sub-categories and packages: only what is sent changes, and a late version is refused with the row as it is', async () => {
  for (const { field, read, update, events } of await records()) {
    const [before, told] = [await read(), await events()]
    await update({ version: before.version, [field]: 'Renamed' })
    const now = await read()
    expect(now).toEqual({ ...before, [field]: 'Renamed', version: Number(before.version) + 1 })
    const late = await refusal(update({ version: before.version, [field]: 'Late' }))
    expect([late?.status, late?.body.code, late?.body.current]).toEqual([409, 'changed_meanwhile', now])
    expect(await events()).toBe(told + 1)
  }
})

test('categories, sub-categories and packages: what is sent as it is stored is no change and not in the history', async () => {
  for (const { read, update, events } of await records()) {
    const [before, told] = [await read(), await events()]
    // The whole form, as older clients send it.
    await update({ ...before, version: undefined, ...WITHOUT_PICTURES })
    expect(await read()).toEqual(before)
    await update({ version: before.version })
    expect([await read(), await events()]).toEqual([before, told])
  }
})
const WITHOUT_PICTURES = { image: undefined, banner: undefined }

test('categories, sub-categories and packages: of fifty who save one version at once one wins', async () => {
  for (const { field, read, update } of await records()) {
    const { version } = await read()
    const saved = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => update({ version, [field]: `Number ${n}` })),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('categories, sub-categories and packages: without a version the whole form is expected', async () => {
  for (const { field, update } of await records())
    expect((await refusal(update({})))?.body.errors).toHaveProperty(field)
})
