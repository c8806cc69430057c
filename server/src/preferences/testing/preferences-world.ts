import { testApp, type TestOptions } from '../../../test/test-app.ts'

export const EMAIL = 'asha@example.com'

/** A customer with an address that is confirmed, unless told otherwise. */
export async function world({ confirmed = true, ...options }: TestOptions & { confirmed?: boolean } = {}) {
  const app = await testApp(options)
  const asha = await app.build.customer({ firstname: 'Asha', email: EMAIL })
  const admin = app.as(await app.build.admin())
  if (confirmed)
    await app.services.db
      .insertInto('email_confirmed')
      .values({ account_id: asha.id, address: EMAIL, confirmed_at: app.clock.now() })
      .execute()
  return { ...app, asha, admin, mine: app.as(asha).preferences }
}
