import { productForm } from '../../../test/factories/product.ts'
import { testApp } from '../../../test/test-app.ts'

export async function edited() {
  const app = await testApp({ work: false })
  const [asha, deepa] = [await app.build.admin(), await app.build.admin()]
  const group = await app.build.subCategory({ name: 'Kettle' })
  const form = await productForm()
  const { data } = await app.as(asha).products.add({
    body: { ...form, category_id: group.category_id, sub_category_id: group.id },
  })
  const params = { id: data.id }
  const historyOf = async () => (await app.as(asha).history.list({ params: { subject: 'product', id: data.id } })).data
  return { ...app, asha: app.as(asha).products, deepa: app.as(deepa).products, seen: data, form, params, historyOf }
}
