import { pdf } from '../../src/catalogues/testing/pdfs.ts'
import { buildCatalogue } from '../factories/catalogue.ts'
import { buildPersonalisation } from '../factories/personalisation.ts'
import { productForm } from '../factories/product.ts'
import { buildReview } from '../factories/review.ts'
import { photo } from '../factories/sample-files.ts'
import { byId, eachById, inList, newName, type RightCalls } from './right-call.ts'
import { category, product, subCategory } from './rows.ts'
import { sheet } from './sheet.ts'
import type { World } from './world.ts'

const catalogue = ({ services }: World) => buildCatalogue(services)
const unit = ({ build }: World) => build.unit()
const unitIds = async (world: World) => ({ query: { ids: String((await unit(world)).id) } })
const unitToken = async (world: World) => ({ params: { token: (await unit(world)).token } })
const personalisation = ({ services }: World) => buildPersonalisation(services)
const review = ({ services }: World) => buildReview(services)
const hiddenReview = ({ services }: World) => buildReview(services, { hidden_reason: 'Rude' })
const ownReview = async ({ services, asha }: World) => ({
  id: (await buildReview(services, { customer: asha })).product_id,
})
async function missedSearch({ as, admin }: World) {
  await as().missedSearches.tell({ body: { words: newName() } })
  const { data } = await as(admin).missedSearches.list({ query: { sort: '-last_at' } })
  return { id: data[0]!.id }
}

/** What is sold, and what people say of it. */
export const ofCatalogue = {
  categories: {
    ...eachById(category, 'get', 'delete', 'subCategories', 'choicesSubOf'),
    ...eachById(subCategory, 'getSub', 'deleteSub'),
    add: async () => ({ body: { name: newName(), desc: 'For kitchens', image: await photo() } }),
    update: byId(category, () => ({ name: newName(), desc: 'For kitchens' })),
    deleteMany: inList('category_ids', category),
    addSub: async (world) => ({ body: { category_id: (await category(world)).id, name: newName() } }),
    updateSub: byId(subCategory, () => ({ name: newName() })),
    deleteManySub: inList('subcategory_ids', subCategory),
  },
  products: {
    ...eachById(product, 'get', 'getPlain', 'getPublic', 'related', 'duplicate', 'delete'),
    bySubCategory: byId(async (world) => ({ id: (await product(world)).sub_category_id })),
    some: async (world) => ({ query: { ids: String((await product(world)).id) } }),
    add: async (world) => {
      const { id, category_id } = await subCategory(world)
      return { body: { ...(await productForm()), category_id, sub_category_id: id } }
    },
    update: byId(product, async () => ({ ...(await productForm()), product_images: undefined })),
    setSale: async (world) => ({ body: { product_ids: [(await product(world)).id], off_sale: true } }),
    deleteMany: inList('product_ids', product),
    import: async ({ build }) => {
      const { id: category_id, name: category } = await build.category({ name: newName() })
      const { name: sub_category } = await build.subCategory({ category_id, name: newName() })
      return {
        body: {
          file: sheet({
            category,
            sub_category,
            name: 'Kettle',
            sub_heading: 'Pours',
            model_name: 'Chiya',
            model_num: newName(),
            price: '1950',
            warranty: '1 Year',
            packaging: 'Box',
            color_styles: 'Red',
            specification: 'Steel',
            sizing: '20 cm',
            usage: 'Fill',
          }),
        },
      }
    },
  },
  catalogues: {
    add: () => ({
      body: {
        catalogue_type: 'Winter',
        file: new File([new Uint8Array(pdf())], 'winter.pdf', { type: 'application/pdf' }),
      },
    }),
    update: async (world) => ({ params: { id: (await catalogue(world)).id }, body: { catalogue_type: 'Winter' } }),
    ...eachById(catalogue, 'getPublic', 'delete'),
    deleteMany: inList('catalogue_ids', catalogue),
  },
  units: {
    add: async (world) => {
      const { model_name, model_num: model_number } = await product(world)
      return { body: { model_name, model_number, serial_number: newName() } }
    },
    import: async (world) => {
      const { model_name, model_num: model_number } = await product(world)
      return { body: { file: sheet({ model_name, model_number, serial_number: newName() }) } }
    },
    delete: byId(unit),
    deleteMany: inList('product_ids', unit),
    setBatch: inList('product_ids', unit, { batch: 'B-7' }),
    exportCodes: async (world) => ({ query: { serial_number: (await unit(world)).serial_number } }),
    exportSelectedCodes: unitIds,
    labels: unitIds,
    code: unitToken,
    scanned: unitToken,
  },
  missedSearches: {
    tell: () => ({ body: { words: 'fridge', shown: '' } }),
    clear: byId(missedSearch),
    clearMany: inList('missed_search_ids', missedSearch),
  },
  personalisations: {
    request: async (world) => ({
      body: {
        text: 'ASHA',
        placement: 'horizontal',
        font_style: 'arial',
        product_id: (await product(world)).id,
        main_image: await photo(),
      },
    }),
    decide: async (world) => ({
      body: { personalization_id: (await personalisation(world)).id, status: 'Approved' },
    }),
    ...eachById(personalisation, 'get', 'delete'),
    deleteMany: inList('personalization_ids', personalisation),
  },
  reviews: {
    add: async (world) => ({
      body: { product_id: (await product(world)).id, rating: 5, review: 'Boils quickly' },
    }),
    list: byId(product),
    getMine: byId(ownReview),
    deleteMine: byId(({ services, asha }) => buildReview(services, { customer: asha })),
    hide: byId(review, { reason: 'Rude' }),
    hideMany: inList('review_ids', review, { reason: 'Rude' }),
    show: byId(hiddenReview),
  },
} satisfies Partial<RightCalls>
