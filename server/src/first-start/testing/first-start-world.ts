import { testApp, type TestApp } from '../../../test/test-app.ts'
import { ensureFirstAdmin } from '../../accounts/first-admin.ts'

export const OWNER = { firstname: 'Sunita', lastname: 'Karki', contact: '9851000001', password: 'walnut-river-91' }

export async function newInstallation(): Promise<TestApp & { key: string }> {
  const app = await testApp({ work: false })
  const [, key] = (await ensureFirstAdmin(app.services))!.split('#')
  return { ...app, key: key! }
}
