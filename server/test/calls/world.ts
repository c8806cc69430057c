import type { TestAccount } from '../factories/builders.ts'
import { buildComplaint, type ComplaintOptions } from '../factories/complaint.ts'
import type { EngineerOptions } from '../factories/engineer.ts'
import { fakeCrm } from '../fake-crm.ts'
import { WITH_PASSKEYS } from '../factories/passkey.ts'
import { organisation } from '../../src/single-sign-on/testing/organisation.ts'
import { testApp, type TestApp } from '../test-app.ts'

/** Where right calls find or make their rows: what the portal's are about is of the customer. */
export interface World extends TestApp {
  asha: TestAccount
  admin: TestAccount
  /** the engineer of visits that are reported by phone; a new one for each where there is none */
  repairer?: TestAccount
  /** who did what a call takes back */
  author: TestAccount
  /** rows of a service centre; a world of one centre makes them there */
  complaint: (options?: ComplaintOptions) => ReturnType<typeof buildComplaint>
  engineer: (options?: EngineerOptions) => ReturnType<TestApp['build']['engineer']>
}

/** The world of an application, with its customer and its administrator. */
export const worldOf = (tested: TestApp, people: Pick<World, 'asha' | 'admin' | 'repairer'>): World => ({
  ...tested,
  ...people,
  author: people.admin,
  complaint: (options) => buildComplaint(tested.services, options),
  engineer: (options) => tested.build.engineer(options),
})

/** A world with a customer, an administrator, single sign-on and a CRM. Its jobs wait. */
export async function worldOfCalls(): Promise<World> {
  const crm = await fakeCrm()
  const env = { ...crm.env, ...WITH_PASSKEYS, ...(await organisation()).env, WEBHOOK_NETWORKS: '127.0.0.1' }
  const tested = await testApp({ env, work: false })
  return worldOf(tested, { asha: await tested.build.customer(), admin: await tested.build.admin() })
}
