import { messageOf } from '../../src/notices/message.ts'
import { tellCustomer, type News } from '../../src/notices/tell-customer.ts'
import type { Services } from '../../src/platform/core/services.ts'
import type { TestAccount } from './account.ts'

interface NoticeOptions extends Partial<Pick<News, 'address' | 'kind'>> {
  customer: TestAccount
  title?: string
}

/** A notice for a customer. Returns its id. */
export async function buildNotice(
  services: Services,
  { customer, title = 'Registration approved', ...news }: NoticeOptions,
): Promise<number> {
  await services.db.transaction().execute((tx) =>
    tellCustomer(tx, services, {
      customerId: customer.id,
      kind: 'registration',
      title: () => title,
      message: messageOf('Kettle', (model) => `your ${model} is registered.`),
      address: '/baltra-user-registered-ProductPage/1',
      ...news,
    }),
  )
  const { id } = await services.db
    .selectFrom('notice')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
