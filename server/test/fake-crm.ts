import { onTestFinished } from 'vitest'
import { openCrm, type Behaviour, type FakeCrm } from './open-crm.ts'

export { CRM_KEY, type Behaviour, type FakeCrm } from './open-crm.ts'

/** A CRM until the end of the test. */
export async function fakeCrm(behaviours: Behaviour[] = []): Promise<FakeCrm> {
  const crm = await openCrm(behaviours)
  onTestFinished(crm.close)
  return crm
}
