import { defineDeletion } from '../deletions/define-deletion.ts'
import { MEDIA_COLUMNS } from './media/product-media.ts'
import { lockProducts } from './product-kept.ts'
import { tagsOfProduct } from './product.tags.ts'

/** Deletes products with their pictures and reviews. Customers' registrations keep their texts. */
export const productDeletion = defineDeletion('product', {
  noun: ['product', 'products'],
  read: lockProducts,
  files: (product) => [...MEDIA_COLUMNS.map((column) => product[column]), ...product.pictures.map(([, file]) => file)],
  tags: tagsOfProduct,
})
