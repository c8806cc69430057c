import { freshPhoto, productForm } from '../../../../test/factories/product.ts'
import { testApp } from '../../../../test/test-app.ts'

/** A product with this many pictures, and a function to change it. */
export async function pictured(pictures: number) {
  const app = await testApp()
  const group = await app.build.subCategory()
  const api = app.as(await app.build.admin()).products
  const product_images = await Promise.all(Array.from({ length: pictures }, freshPhoto))
  const { product_images: _, ...text } = await productForm()
  const body = { ...text, category_id: group.category_id, sub_category_id: group.id }
  const { data } = await api.add({ body: { ...body, product_images } })
  const update = (media: object) => api.update({ params: { id: data.id }, body: { ...text, ...media } })
  return { ...app, api, body, product: data, ids: data.images.map(({ id }) => id), update }
}
