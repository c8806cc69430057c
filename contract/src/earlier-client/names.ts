// Names on the wire that only an earlier client of this API reads: answers carry them so that it goes on working, and types hide them so that nothing new uses them.
import { z } from 'zod'

/** By row or answer: the earlier client's name, and the field that it repeats. */
const NAMES = {
  complaint: { created_at: 'date_joined' },
  complaintDetail: {
    created_at: 'date_joined',
    customerName: 'customer_name',
    damaged_image_url: 'damaged_image',
    damaged_video_url: 'damaged_video',
    warranty_image_url: 'warranty_image',
  },
  dispatched: { msg: 'message' },
  enquiry: { date_joined: 'created_at' },
  passwordReset: { contact: 'data.contact' },
  personalisation: { personalization_id: 'id' },
  product: { product_name: 'name' },
  productCard: { model_no: 'model_num', image_url: 'main_image_url' },
  profile: { createdAt: 'date_joined' },
  quotation: { quote_id: 'id' },
  subCategory: { image: 'image_url' },
  unit: { product_id: 'id' },

  categories: { category_Pagination: 'pagination' },
  complaints: { complaint_Pagination: 'pagination' },
  customers: { customerPagination: 'pagination', categoryPagination: 'pagination' },
  enquiries: { contactPagination: 'pagination' },
  packages: { warrantyPagination: 'pagination' },
  products: { product_Pagination: 'pagination' },
  registrations: { customerProduct_Pagination: 'pagination' },
  subCategories: { subcategory_Pagination: 'pagination' },
  units: {
    results: 'data',
    page: 'pagination.page',
    total_pages: 'pagination.total_pages',
    results_per_page: 'pagination.results_per_page',
    myproduct_pagination: 'pagination',
  },
  users: { userPagination: 'pagination' },
  warranties: { allwarranty_pagination: 'pagination' },
} as const satisfies Record<string, Record<string, string>>

/** The schema of a row or answer that carries the earlier client's names as well; it fills them in as it parses. */
export function withEarlierNames<S extends z.ZodObject>(of: keyof typeof NAMES, schema: S): S {
  const names = Object.entries(NAMES[of]).map(([name, field]) => ({ name, path: field.split('.') }))
  const fill = (row: unknown) =>
    isRecord(row) ? { ...row, ...Object.fromEntries(names.map(({ name, path }) => [name, valueAt(row, path)])) } : row
  // Each name follows the field that it repeats.
  const shape = Object.entries(schema.shape).flatMap(([field, type]) => [
    [field, type] as const,
    ...names.filter(({ path }) => path[0] === field).map(({ name, path }) => [name, schemaAt(schema, path)] as const),
  ])
  // The type leaves the names out on purpose.
  return z.preprocess(fill, z.object(Object.fromEntries(shape))) as unknown as S
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce((value, field) => (isRecord(value) ? value[field] : undefined), row)

function schemaAt(schema: z.ZodObject, path: readonly string[]): z.core.$ZodType {
  let found: z.core.$ZodType = schema
  for (const field of path) {
    const inner: z.core.$ZodType | undefined = found instanceof z.ZodObject ? found.shape[field] : undefined
    if (!inner) throw new Error(`There is no field ${path.join('.')}`)
    found = inner
  }
  return found
}
