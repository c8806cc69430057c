import { pathIn } from 'contract/core/locale'
import { COMPLAINT_LIST } from 'contract/core/office-paths'
import { SHOP_HOME } from 'contract/core/paths'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PATIENT } from './attacks/patient.ts'
import { isBuilt, testSite } from './attacks/test-site.ts'
import { buildComplaint } from './factories/complaint.ts'
import { buildEnquiry } from './factories/enquiry.ts'
import { refusal } from './refusal.ts'
import { testApp } from './test-app.ts'

/** The settings that a page carries. */
const carried = (html: string) =>
  JSON.parse(/<script id="settings" type="application\/json">(.*?)<\/script>/.exec(html)![1]!) as object

const OFFICE_AND_SHOP = [COMPLAINT_LIST, pathIn('ne', COMPLAINT_LIST), SHOP_HOME]

describe.skipIf(!isBuilt)('the website is built', () => {
  test.each(['0', '60'])('UNDO_SECONDS=%s is what each page tells the browser', PATIENT, async (UNDO_SECONDS) => {
    const { site } = await testSite({ env: { UNDO_SECONDS } })
    for (const url of OFFICE_AND_SHOP) {
      const { body } = await site.inject({ url, headers: { accept: 'text/html' } })
      expect(carried(body), url).toMatchObject({ undoSeconds: Number(UNDO_SECONDS) })
    }
  })
})

/** A status and an answer that were just given, and how to take them back. */
async function done(undoSeconds: number) {
  const tested = await testApp({ env: { UNDO_SECONDS: String(undoSeconds) }, work: false })
  const { complaints, enquiries } = tested.as(await tested.build.admin())
  const [complaint, enquiry] = [await buildComplaint(tested.services), await buildEnquiry(tested.services)]
  const [ofComplaint, ofEnquiry] = [{ id: complaint.id }, { id: enquiry.id }]
  await complaints.changeStatus({ params: ofComplaint, body: { status: 'Completed' } })
  await enquiries.answer({ params: ofEnquiry, body: { way: 'sms', text: 'In Dang' } })
  return {
    ...tested,
    undoStatus: () => refusal(complaints.undoStatus({ params: ofComplaint, body: { status: 'Completed' } })),
    undoAnswer: () => refusal(enquiries.takeBack({ params: ofEnquiry })),
  }
}

const TOO_LATE = { status: 409, body: { code: 'too_late' } }

test('with 60 seconds a press of Undo takes back a status and an answer within them, later not', async () => {
  const inTime = await done(60)
  inTime.clock.pass({ seconds: 30 })
  expect([await inTime.undoStatus(), await inTime.undoAnswer()]).toEqual([undefined, undefined])
  const late = await done(60)
  late.clock.pass({ seconds: 66 })
  expect([await late.undoStatus(), await late.undoAnswer()]).toMatchObject([TOO_LATE, TOO_LATE])
})

test('with 0 seconds nothing is offered, and nothing taken back', async () => {
  const { undoStatus, undoAnswer } = await done(0)
  expect([await undoStatus(), await undoAnswer()]).toMatchObject([TOO_LATE, TOO_LATE])
})

test.each([
  [0, 0],
  [60, 65],
])('with %i seconds customers are told after %i: the last press may still be on its way', async (seconds, wait) => {
  const { services } = await done(seconds)
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where name in ('complaint.tell-completed', 'enquiry.send-answer') order by name`.execute(services.db)
  expect(rows).toEqual([
    { name: 'complaint.tell-completed', seconds: wait },
    { name: 'enquiry.send-answer', seconds: wait },
  ])
})
