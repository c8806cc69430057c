import { testApp, type TestOptions } from '../../../test/test-app.ts'

export const EMAIL = 'asha@example.com'

export async function world(options?: TestOptions) {
  const app = await testApp(options)
  const asha = await app.build.customer({ firstname: 'Asha', email: EMAIL })
  const admin = app.as(await app.build.admin())
  return { ...app, asha, admin, mine: app.as(asha).preferences }
}
