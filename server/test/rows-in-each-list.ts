import { buildComplaint } from './factories/complaint.ts'
import { buildEnquiry } from './factories/enquiry.ts'
import { buildPersonalisation } from './factories/personalisation.ts'
import { buildQuotation } from './factories/quotation.ts'
import { buildRegistration } from './factories/registration.ts'
import { buildReview } from './factories/review.ts'
import type { TestApp } from './test-app.ts'

/** Four rows in each list, two of which are equal by most columns. */
export async function fill({ services, build }: TestApp) {
  for (const [at, firstname] of ['Sita', 'राम', 'Bimala', 'राम'].entries()) {
    const customer = await build.customer({ firstname, district: at % 2 ? 'Kaski' : '' })
    const name = at < 2 ? 'Steam Kettle' : 'Mixer'
    const product = await build.product({ name, model_num: `M-${at}`, stocks: at % 2 })
    await build.warrantyPackage({ subcategory: product.sub_category_id, amt: 300 + (at % 2) })
    await build.unit({ model_name: name, model_number: 'M-1' })
    await build.engineer({ name: firstname })
    await buildEnquiry(services, { name: firstname, email: at % 2 ? 'b@example.com' : 'A@example.com' })
    await buildQuotation(services, { customer, customer_name: firstname, quantity: 10 - (at % 2) })
    await buildPersonalisation(services, { customer })
    await buildReview(services, { customer, product_id: product.id, rating: 1 + (at % 2) })
    await buildComplaint(services, { customer, model_name: name })
    await buildRegistration(services, { customer, model_name: name, purchase_date: `2026-01-0${1 + (at % 2)}` })
  }
}
