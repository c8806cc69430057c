import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { ACTIVITY_FIELDS } from 'contract/activity/words'
import { ANSWER_FIELDS } from 'contract/canned-answers/words'
import { CATEGORY_FIELDS } from 'contract/categories/words'
import { COMPLAINT_FIELDS } from 'contract/complaints/words'
import { conditionsText, operatorsOf, type AskedFields, type Operator } from 'contract/core/conditions'
import { ENGINEER_FIELDS } from 'contract/engineers/words'
import { ENQUIRY_FIELDS } from 'contract/enquiries/words'
import { EXTENSION_FIELDS } from 'contract/extensions/words'
import { PERSONALISATION_FIELDS } from 'contract/personalisations/words'
import { PRODUCT_FIELDS } from 'contract/products/words'
import { QUOTATION_FIELDS } from 'contract/quotations/words'
import { REGISTRATION_FIELDS, WARRANTY_FIELDS } from 'contract/registrations/words'
import { REVIEW_FIELDS } from 'contract/reviews/words'
import { SERVICE_POINT_FIELDS } from 'contract/service-points/words'
import { UNIT_FIELDS } from 'contract/units/words'
import { PACKAGE_FIELDS } from 'contract/warranty-packages/words'
import { expect, test } from 'vitest'
import { buildComplaint } from './factories/complaint.ts'
import { buildEnquiry } from './factories/enquiry.ts'
import { buildPersonalisation } from './factories/personalisation.ts'
import { buildQuotation } from './factories/quotation.ts'
import { buildRegistration } from './factories/registration.ts'
import { buildReview } from './factories/review.ts'
import { testApp, type TestApp } from './test-app.ts'

async function fill({ services, build }: TestApp) {
  for (const [at, firstname] of ['Sita', 'राम', 'Bimala'].entries()) {
    const customer = await build.customer({ firstname, district: at % 2 ? 'Kaski' : '' })
    const product = await build.product({ name: firstname, model_num: `M-${at}` })
    await build.warrantyPackage({ subcategory: product.sub_category_id })
    await build.unit({ model_name: firstname, model_number: 'M-1' })
    await build.engineer({ name: firstname })
    await buildEnquiry(services, { name: firstname })
    await buildQuotation(services, { customer, customer_name: firstname })
    await buildPersonalisation(services, { customer })
    await buildReview(services, { customer, product_id: product.id, rating: 1 + (at % 2) })
    await buildComplaint(services, { customer, model_name: firstname })
    await buildRegistration(services, { customer, model_name: firstname })
  }
}

/** Of these each row meets one and no row both. */
const OPPOSITES: readonly (readonly [Operator, Operator])[] = [
  ['is', 'not'],
  ['contains', 'lacks'],
  ['empty', 'set'],
]

type Call = (input: { query: object }) => Promise<{ pagination: { total_results: number } }>

test('each list can be asked for each of its fields, and opposite conditions share its rows between them', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const lists: [string, unknown, AskedFields][] = [
    ['complaints', api.complaints.list, COMPLAINT_FIELDS],
    ['registrations', api.registrations.list, REGISTRATION_FIELDS],
    ['warranties', api.registrations.warranties, WARRANTY_FIELDS],
    ['extensions', api.extensions.list, EXTENSION_FIELDS],
    ['customers', api.customers.list, PEOPLE_FIELDS],
    ['users', api.users.list, PEOPLE_FIELDS],
    ['units', api.units.list, UNIT_FIELDS],
    ['quotations', api.quotations.list, QUOTATION_FIELDS],
    ['enquiries', api.enquiries.list, ENQUIRY_FIELDS],
    ['personalisations', api.personalisations.list, PERSONALISATION_FIELDS],
    ['reviews', api.reviews.listAll, REVIEW_FIELDS],
    ['engineers', api.engineers.list, ENGINEER_FIELDS],
    ['servicePoints', api.servicePoints.list, SERVICE_POINT_FIELDS],
    ['categories', api.categories.list, CATEGORY_FIELDS],
    ['subCategories', api.categories.listSub, CATEGORY_FIELDS],
    ['packages', api.warrantyPackages.list, PACKAGE_FIELDS],
    ['products', api.products.list, PRODUCT_FIELDS],
    ['cannedAnswers', api.cannedAnswers.list, ANSWER_FIELDS],
    ['activity', api.activity.list, ACTIVITY_FIELDS],
  ]
  for (const [list, call, fields] of lists) {
    // Each call takes its own fields; that these are they is what the loop goes through.
    const count = async (query: object) => (await (call as Call)({ query })).pagination.total_results
    const all = await count({ page: 1 })
    for (const [field, asked] of Object.entries(fields)) {
      const value = asked.values?.[0] ?? (asked.digits ? '1' : 'sita')
      for (const pair of OPPOSITES.filter(([one]) => operatorsOf(asked).includes(one))) {
        const totals = await Promise.all(
          pair.map((operator) =>
            count({
              page: 1,
              where: conditionsText([{ field, operator, values: operator === 'empty' ? [] : [value] }]),
            }),
          ),
        )
        expect([list, field, pair, totals[0]! + totals[1]!]).toEqual([list, field, pair, all])
      }
    }
  }
})
