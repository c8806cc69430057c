import { sendCampaign } from '../../src/campaigns/send-campaign.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildAdmin, type TestAccount } from './account.ts'
import { buildRegistration, callerOf } from './registration.ts'
import { randomUUID } from 'node:crypto'

/** A campaign to the owner of one product, with the row of that person. */
export async function buildCampaign(services: Services, { customer }: { customer?: TestAccount } = {}) {
  const registration = await buildRegistration(services, { status: 'Approved', ...(customer && { customer }) })
  const sender = callerOf(await buildAdmin(services, {}), 'admin')
  const id = await sendCampaign(services, sender, {
    stock_ids: [registration.id],
    name: 'Fan blades',
    text: 'Dear {customer}, please stop using {products}.',
    text_ne: '',
    key: randomUUID(),
  })
  const person = await services.db
    .selectFrom('campaign_recipient')
    .select(['id', 'token'])
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, person: person.id, token: person.token, registration, customer: registration.customer }
}
