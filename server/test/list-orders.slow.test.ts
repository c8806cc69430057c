import { ENGINEER_SORTS } from 'contract/engineers/words'
import { COMPLAINT_SORTS } from 'contract/complaints/words'
import { CATEGORY_SORTS, SUB_CATEGORY_SORTS } from 'contract/categories/words'
import { ENQUIRY_SORTS } from 'contract/enquiries/words'
import { EXTENSION_SORTS } from 'contract/extensions/words'
import { PACKAGE_SORTS } from 'contract/warranty-packages/words'
import { PEOPLE_SORTS } from 'contract/accounts/words'
import { PERSONALISATION_SORTS } from 'contract/personalisations/words'
import { PRODUCT_SORTS } from 'contract/products/words'
import { QUOTATION_SORTS } from 'contract/quotations/words'
import { REGISTRATION_SORTS, WARRANTY_SORTS } from 'contract/registrations/words'
import { REVIEW_LIST_SORTS } from 'contract/reviews/words'
import { SERVICE_POINT_SORTS } from 'contract/service-points/words'
import { UNIT_SORTS } from 'contract/units/words'
import { expect, test } from 'vitest'
import { fill } from './rows-in-each-list.ts'
import { testApp } from './test-app.ts'

test('each list is sorted by each of its columns, both ways, and its pages neither overlap nor leave a row out', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const lists = {
    complaints: [api.complaints.list, COMPLAINT_SORTS],
    registrations: [api.registrations.list, REGISTRATION_SORTS],
    warranties: [api.registrations.warranties, WARRANTY_SORTS],
    extensions: [api.extensions.list, EXTENSION_SORTS],
    customers: [api.customers.list, PEOPLE_SORTS],
    users: [api.users.list, PEOPLE_SORTS],
    units: [api.units.list, UNIT_SORTS],
    quotations: [api.quotations.list, QUOTATION_SORTS],
    enquiries: [api.enquiries.list, ENQUIRY_SORTS],
    personalisations: [api.personalisations.list, PERSONALISATION_SORTS],
    reviews: [api.reviews.listAll, REVIEW_LIST_SORTS],
    engineers: [api.engineers.list, ENGINEER_SORTS],
    servicePoints: [api.servicePoints.list, SERVICE_POINT_SORTS],
    categories: [api.categories.list, CATEGORY_SORTS],
    subCategories: [api.categories.listSub, SUB_CATEGORY_SORTS],
    packages: [api.warrantyPackages.list, PACKAGE_SORTS],
    products: [api.products.list, PRODUCT_SORTS],
  } as const
  for (const [list, [call, sorts]] of Object.entries(lists))
    for (const sort of [...sorts, ...sorts.map((name) => `-${name}`)]) {
      // Each call takes its own keys; that these are they is what the loop goes through.
      const ask = call as unknown as Call
      const all = idsOf(await ask({ query: { sort, per_page: 100 } }))
      const pages = await Promise.all(
        all.map(async (_, at) => idsOf(await ask({ query: { sort, page: at + 1, per_page: 1 } }))),
      )
      expect(pages.flat(), `${list} by ${sort}`).toEqual(all)
      expect(new Set(all).size, `${list} by ${sort}`).toBe(all.length)
    }
})

type Call = (input: { query: Record<string, string | number> }) => Promise<{ data: { id: number }[] }>

const idsOf = ({ data }: { data: readonly { id: number }[] }) => data.map(({ id }) => id)
