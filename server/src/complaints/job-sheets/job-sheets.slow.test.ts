import { JOB_SHEETS_MAX } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { pagesOf } from '../../platform/papers/testing/pages-of.ts'

const DAY = '2099-01-05'

async function desk() {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const client = world.as(admin)
  const pages = async (ids: readonly number[]) =>
    (await pagesOf(await client.jobSheets.print({ query: { ids: ids.join(',') } }))).map(inOneLine)
  return { ...world, admin, client, pages }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

test('a job sheet is one page with all that the engineer needs and room for what is filled in', async () => {
  const { services, build, client, pages, app, admin } = await desk()
  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Baltra Pokhara' })
  const { id: engineer_id } = await build.engineer({ name: 'Ram Thapa', centre_id, phone: '9801234567' })
  const earlier = await buildComplaint(services)
  const { id, customer } = await buildComplaint(services, {
    serial_number: 'SN-77-A',
    model_name: 'Hawa 400',
    problem_description: '<p>It hums</p><p>&amp; stops</p>',
  })
  await services.db
    .updateTable('complaint')
    .set({ serial_number: 'sn 77 a', status: 'Completed', job_closing_date: '2026-03-01T06:00:00Z' })
    .where('id', '=', earlier.id)
    .execute()
  await client.complaints.planVisit({ params: { id }, body: { engineer_id, visit_date: DAY, visit_window: '10-13' } })
  await services.db
    .updateTable('complaint')
    .set({ job_no: 'J-7', dispatch_state: 'dispatched', zone: 'GANDAKI', area: 'POKHARA' })
    .where('id', '=', id)
    .execute()
  const [page, ...more] = await pages([id])
  expect(more).toEqual([])
  for (const words of [
    'Job no. J-7',
    `Complaint ${id}`,
    customer.contact,
    'Pokhara, Kaski',
    'Hawa 400',
    'SN-77-A',
    '31 Jan 2026 (17 Magh 2082)',
    '5 Jan 2099, 10–13',
    'Ram Thapa 9801234567',
    'Baltra Pokhara',
    'Motor: It hums & stops',
    '1 Mar 2026 (17 Falgun 2082), Motor, Repaired',
    'Code from the customer',
    'Signature of the engineer',
  ])
    expect(page).toContain(words)
  const answer = await app.inject({
    url: `/api/stocks/jobsheets?ids=${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="job-sheet-${id}.pdf"`,
  })
})

test('the warranty is judged on the day on which the fault was reported, with the parts that are still covered', async () => {
  const { services, pages } = await desk()
  const { id, registration } = await buildComplaint(services)
  const until = (warranty_expiry: string | null) =>
    services.db.updateTable('registration').set({ warranty_expiry }).where('id', '=', registration).execute()
  await until('2099-01-31')
  expect((await pages([id]))[0]).toContain('In warranty until 31 Jan 2099')
  await until('2020-01-31')
  expect((await pages([id]))[0]).toContain('Out of warranty since 31 Jan 2020 (17 Magh 2076)')
  await services.db
    .updateTable('registration')
    .set({ purchase_date: '2019-01-31', promised_parts: JSON.stringify([{ name: 'Compressor', months: 600 }]) })
    .where('id', '=', registration)
    .execute()
  expect((await pages([id]))[0]?.replaceAll(/\s+/g, ' ')).toContain('Still covered: Compressor until 31 Jan 2069')
})

const LANDMARKS =
  'behind the old rice mill, third lane after the temple of Bindhyabasini, blue gate opposite the pharmacy, '
const DEVANAGARI = 'विन्ध्यवासिनी मन्दिर पछाडिको तेस्रो गल्ली, औषधि पसलको अगाडि नीलो ढोका भएको घर, '

test.each([
  { name: 'Latin letters', text: LANDMARKS, end: 'ring twice' },
  { name: 'Devanagari', text: DEVANAGARI, end: 'दुई पटक घण्टी' },
])(
  'an address of 300 letters is whole on the sheet, in $name, and a fault as far as there is room',
  async ({ text, end }) => {
    const { services, pages } = await desk()
    const address = `${text.repeat(4).slice(0, 299 - end.length)} ${end}`
    const { id } = await buildComplaint(services, { problem_description: `<p>${text.repeat(25)}</p>` })
    await services.db
      .updateTable('complaint')
      .set({ customer_address: address, customer_name: text.slice(0, 80) })
      .where('id', '=', id)
      .execute()
    const [page, ...more] = await pages([id])
    expect(more).toEqual([])
    expect(page).toContain(end)
    expect(page).toContain('More in the office')
    expect(page).toContain('Signature of the engineer')
    await services.db
      .updateTable('complaint')
      .set({ problem_description: '<p>It hums</p>' })
      .where('id', '=', id)
      .execute()
    expect((await pages([id]))[0]).not.toContain('More in the office')
  },
)

test('many sheets keep the requested order, skip deleted complaints, and use the language of the page', async () => {
  const { services, admin, app, pages } = await desk()
  const { id, customer } = await buildComplaint(services, { problem_type: 'Does not heat' })
  const other = await buildComplaint(services, { customer })
  const found = await pages([other.id, 999_999, id])
  expect(found.map((page) => /Complaint (\d+)/.exec(page)?.[1])).toEqual([String(other.id), String(id)])
  const answer = await app.inject({
    url: `/api/stocks/jobsheets?ids=${id}`,
    headers: { authorization: `Bearer ${admin.token}`, 'x-page-language': 'ne' },
  })
  const [page] = await pagesOf(answer.rawPayload)
  // A PDF reader returns signs before their letter in drawing order; these words have none.
  expect(page).toContain('नम्बर आएको छैन')
  expect(page).not.toMatch(/Job sheet|Customer|Does not heat|Signature/)
})

test('a print is refused over the limit or with nothing to print; each is recorded as an export', async () => {
  const { services, client, pages } = await desk()
  const { id } = await buildComplaint(services)
  await pages([id])
  const { after } = await services.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'list.export')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ list: 'complaints', format: 'pdf', rows: 1, complete: true })
  const ids = Array.from({ length: JOB_SHEETS_MAX + 1 }, (_, n) => n + 1).join(',')
  expect(await refusedWith(client.jobSheets.print({ query: { ids } }))).toBe('422 At most 100 job sheets at once')
  expect(await refusedWith(client.jobSheets.print({ query: { ids: '999999' } }))).toBe('404 Complaint not found')
})

test('an engineer’s day prints a list and the sheets by window, without other engineers’ visits', async () => {
  const { services, build, client } = await desk()
  const ram = await build.engineer({ name: 'Ram Thapa' })
  const hari = await build.engineer({ name: 'Hari Rai' })
  const plan = async (engineer_id: number, visit_window: '10-13' | '13-16' | '') => {
    const { id } = await buildComplaint(services)
    await client.complaints.planVisit({ params: { id }, body: { engineer_id, visit_date: DAY, visit_window } })
    return id
  }
  const [any, late, early] = [await plan(ram.id, ''), await plan(ram.id, '13-16'), await plan(ram.id, '10-13')]
  await plan(hari.id, '10-13')
  const { id: typed } = await buildComplaint(services)
  await services.db
    .updateTable('complaint')
    .set({ technician: 'Old Hand', visit_date: DAY })
    .where('id', '=', typed)
    .execute()

  const printed = async (who: object) =>
    (await pagesOf(await client.jobSheets.printDay({ query: { day: DAY, ...who } }))).map(inOneLine)
  const [list, ...sheets] = await printed({ engineer_id: ram.id })
  expect(list).toContain('Visits on 5 Jan 2099')
  expect(list).toContain('3 visits')
  expect(list).toMatch(/10–13.*13–16.*Any time/)
  const inOrder = [early, late, any].map(String)
  expect([...list!.matchAll(/Complaint (\d+)/g)].map(([, id]) => id)).toEqual(inOrder)
  expect(sheets.map((page) => /Complaint (\d+)/.exec(page)?.[1])).toEqual(inOrder)
  expect((await printed({ technician: 'Old Hand' })).join()).toContain(`Complaint ${typed}`)
  expect(await refusedWith(client.jobSheets.printDay({ query: { day: '2099-01-06', engineer_id: ram.id } }))).toBe(
    '409 There are no visits on this day any more',
  )
})

test('a centre in-charge prints no sheet, and no earlier repair, of another centre', async () => {
  const { services, build, as } = await desk()
  const [own, other] = [
    await build.servicePoint({ kind: 'service_centre', name: 'Baltra Pokhara' }),
    await build.servicePoint({ kind: 'service_centre', name: 'Baltra Ilam' }),
  ]
  const { id: theirs } = await buildComplaint(services)
  const { id } = await buildComplaint(services)
  const place = (of: number, centre_id: number) =>
    services.db.updateTable('complaint').set({ centre_id, serial_number: 'SN-9' }).where('id', '=', of).execute()
  await place(theirs, other.id)
  await place(id, own.id)
  const client = as(await build.admin({ role: 'centre_incharge', centre_id: own.id }))
  const [page, ...more] = await pagesOf(await client.jobSheets.print({ query: { ids: `${theirs},${id}` } }))
  expect(more).toEqual([])
  expect(inOneLine(page!)).toContain(`Complaint ${id}`)
  expect(page).toContain('None known')
  expect(await refusedWith(client.jobSheets.print({ query: { ids: String(theirs) } }))).toBe('404 Complaint not found')
})
