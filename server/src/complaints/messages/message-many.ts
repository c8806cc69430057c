import { createHash } from 'node:crypto'
import { MESSAGE_MAX } from 'contract/complaints/words'
import { unknownPlace } from '../../canned-answers/unknown-place.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { eachRow, type EachRow } from '../../platform/core/each-row.ts'
import { withPlainLines } from '../../platform/core/line-ends.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { expectWithinCentre } from '../../platform/sessions/within-centre.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { emptyPlaces, findRecipients, textFor, whyUnreached, type Texts } from './recipients.queries.ts'
import { addMessage, wasSent } from './write-message.ts'

/**
 * Sends one message per complaint with placeholders filled in; does not mark the customers' questions as answered.
 * Reports customers who get nothing. Sent again with the same key, nobody gets it twice.
 * Throws Invalid.
 */
export function messageMany(
  services: Services,
  user: Caller,
  ids: readonly number[],
  { key: given, ...typed }: Texts & { key?: string | undefined },
): Promise<EachRow> {
  const texts = { text: withPlainLines(typed.text), text_ne: withPlainLines(typed.text_ne) }
  refuseUnknownPlaces(texts)
  const key = given ? keyOf(given, texts) : undefined
  return eachRow(services, ids, async (id) => {
    await expectWithinCentre(services.db, user, 'complaint', id)
    await writeFilledIn(services, user, id, { texts, key })
  })
}

const writeFilledIn = (
  services: Services,
  user: Caller,
  id: number,
  { texts, key }: { texts: Texts; key: string | undefined },
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    // A visit may have been planned since: the same message would read otherwise now.
    if (await wasSent(tx, id, user.id, key)) return
    const [recipient] = await findRecipients(tx, [id])
    const why = whyUnreached(recipient!, texts, services.clock.now())
    if (why === 'no_mobile') throw new Conflict('Their number cannot receive SMS')
    if (why === 'place') throw new Conflict(`No value for “${emptyPlaces(recipient!, texts).join(', ')}” yet`)
    if (why === 'long') throw new Conflict(`A message can have at most ${MESSAGE_MAX} characters`)
    await addMessage(services, tx, complaint, user, { kind: 'staff', text: textFor(recipient!, texts), key })
  })

/** Throws Invalid where a text has a place that nothing fills in. */
function refuseUnknownPlaces({ text, text_ne }: Texts): void {
  const errors = { text: unknownPlace('reply', text), text_ne: unknownPlace('reply', text_ne) }
  if (errors.text) throw new Invalid({ text: errors.text })
  if (errors.text_ne) throw new Invalid({ text_ne: errors.text_ne })
}

/** Other texts are another message, also under the same key. */
const keyOf = (key: string, { text, text_ne }: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify([key, text, text_ne]))
    .digest('hex')
