import { buildExtendable } from '../factories/extension.ts'
import { buildRegistration } from '../factories/registration.ts'
import type { World } from './world.ts'

// Rows that calls of several domains are about.

export const customer = ({ build }: World) => build.customer()
export const category = ({ build }: World) => build.category()
export const subCategory = ({ build }: World) => build.subCategory()
export const product = ({ build }: World) => build.product()

export const registration = ({ services }: World) => buildRegistration(services)
export const ownRegistration = ({ services, asha }: World) =>
  buildRegistration(services, { customer: asha, status: 'Approved' })
/** A product of the customer whose warranty can be made longer, for money or for points. */
export const ownExtendable = ({ services, build, asha }: World) =>
  buildExtendable(services, build, { customer: asha, points: 900 })

export const complaint = (world: World) => world.complaint()
export const ownComplaint = (world: World) => world.complaint({ customer: world.asha })
