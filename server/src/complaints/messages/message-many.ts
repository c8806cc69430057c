import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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
import { emptyPlaces, findRecipients, shortFormFor, textFor, whyUnreached, type Texts } from './recipients.queries.ts'
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
  const texts = { ...typed, text: withPlainLines(typed.text), text_ne: withPlainLines(typed.text_ne) }
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
    if (why === 'no_mobile') throw new Conflict(m.complaints_their_number_cannot_receive_sms())
    if (why === 'place')
      throw new Conflict(m.complaints_no_value_yet({ name: emptyPlaces(recipient!, texts).join(', ') }))
    if (why === 'long')
      throw new Conflict(m.core_most_characters({ label: m.labels_a_message(), n: counted(MESSAGE_MAX) }))
    await addMessage(services, tx, complaint, user, {
      kind: 'staff',
      text: textFor(recipient!, texts),
      sms: shortFormFor(recipient!, texts),
      key,
    })
  })

/** Throws Invalid where a text has a place that nothing fills in. */
function refuseUnknownPlaces(texts: Texts): void {
  for (const field of ['text', 'text_ne', 'sms', 'sms_ne'] as const) {
    const error = unknownPlace('reply', texts[field] ?? '')
    if (error) throw new Invalid({ [field]: error })
  }
}

/** Other texts are another message, also under the same key. */
const keyOf = (key: string, { text, text_ne }: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify([key, text, text_ne]))
    .digest('hex')
