import type { preferences } from 'contract/preferences/endpoints'
import type { Input } from 'contract/core/endpoint'
import type { Caller } from '../core/caller.ts'
import { Conflict, Invalid } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { keepChoice } from './preference.queries.ts'

type Choice = Input<typeof preferences.choose>['body']

/**
 * Keeps by which ways the caller is told about a topic. Throws Conflict where no e-mails are sent, Invalid without an
 * address for them.
 */
export async function chooseWays({ db, mail }: Services, user: Caller, choice: Choice): Promise<void> {
  if (choice.email && !mail) throw new Conflict('We send no e-mails', 'no_email')
  await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .where('id', '=', user.id)
      .select('email')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (choice.email && account.email === '') throw new Invalid({ email: 'Add your e-mail address first' })
    await keepChoice(tx, { accountId: user.id, ...choice })
  })
}
