import { productForm } from '../../../test/factories/product.ts'
import { testApp } from '../../../test/test-app.ts'

export async function shop() {
  const app = await testApp({ work: false })
  const group = await app.build.subCategory()
  const product = await app.build.product({ sub_category_id: group.id, name: 'Insect Killer', model_num: 'BIK-020' })
  const form = async (model_num: string) => ({
    ...(await productForm({ model_num })),
    category_id: group.category_id,
    sub_category_id: group.id,
  })
  return { ...app, group, product, form, api: app.as(await app.build.admin()).products }
}
