import { productForm } from '../../../../test/factories/product.ts'
import { testApp } from '../../../../test/test-app.ts'

/** A product with a picture, and functions to change and read it. */
export async function shared(changes: Parameters<typeof productForm>[0] = {}) {
  const { app, as, build } = await testApp()
  const group = await build.subCategory()
  const admin = as(await build.admin()).products
  const body = await productForm(changes)
  const { data } = await admin.add({ body: { ...body, category_id: group.category_id, sub_category_id: group.id } })
  const { product_images: _, ...text } = body
  return {
    app,
    path: data.share_picture,
    update: async (fields: object) =>
      (await admin.update({ params: { id: data.id }, body: { ...text, ...fields } })).data.share_picture,
    remove: () => admin.delete({ params: { id: data.id } }),
  }
}
