import { expect, test } from 'vitest'
import { productForm } from '../../test/factories/product.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { testApp } from '../../test/test-app.ts'
import { AUDIT_ACTIONS, describeAction, type AuditAction, type Recorded } from '../platform/audit/actions.ts'
import { recordAudit } from '../platform/audit/audit.ts'

const NAMED = { before: { name: 'Kettle' }, after: { name: 'Steam Kettle' } }
const RENAMED = 'changed name from Kettle to Steam Kettle'
const PARTS_ASKED = { after: { parts: ['Carbon brush × 2'] } }
const REASON = { after: { reason: 'It is gone' } }

/** One of each action: a new one does not compile until it is listed here with its text. */
const SENTENCES: Record<AuditAction, readonly [recorded: Partial<Recorded>, words: string]> = {
  'account.add': [{}, 'added the account'],
  'account.claim': [{}, 'claimed the account with a code'],
  'account.close': [{}, 'closed their own account'],
  'account.follow-provider': [
    { before: { role: 'call_centre' }, after: { role: 'admin' } },
    'changed role from Call Centre to Admin, as single sign-on says',
  ],
  'account.link-provider': [
    { after: { provider: 'Himal Login' } },
    'linked the account to single sign-on (Himal Login)',
  ],
  'account.confirm-number': [{}, 'confirmed the new number with the link sent to the number before'],
  'account.delete': [{}, 'deleted the account'],
  'account.edit': [
    { before: { contact: '9841203118', dob: null }, after: { contact: '9841203119', dob: '1990-04-14' } },
    'changed mobile number from 9841203118 to 9841203119 and date of birth from nothing to 14 Apr 1990',
  ],
  'account.factor-add': [{ after: { factor: 'passkey', name: 'My phone' } }, 'added the passkey My phone'],
  'account.factor-codes': [{}, 'made new recovery codes'],
  'account.factor-loss-allow': [{}, 'allowed that the second factor is taken away in a day'],
  'account.factor-loss-refuse': [{}, 'left the second factor as it is'],
  'account.factor-lost': [{}, 'said that the second factor is lost'],
  'account.factor-remove': [{ before: { factor: 'app' } }, 'removed the app for codes'],
  'account.factor-reset': [{}, 'took the second factor away by a command on the server'],
  'account.factor-take-away': [{}, 'took the second factor away, which was lost'],
  'account.end-sessions': [{ after: { ended: 2 } }, 'signed the account out at 2 places'],
  'account.merge': [
    { after: { merged_into: 'Asha Gurung', contact: '9841203118' } },
    'merged the account into that of Asha Gurung (9841203118)',
  ],
  'account.take-over': [
    { after: { merged: 'Asha Rai', merged_contact: '9841203119' } },
    'merged the account of Asha Rai (9841203119) into this one',
  ],
  'account.separate': [
    { after: { separated_from: 'Asha Gurung', contact: '9841203118' } },
    'separated the account from that of Asha Gurung (9841203118)',
  ],
  'account.give-back': [
    { after: { separated: 'Asha Rai', contact: '9841203119' } },
    'separated the account of Asha Rai (9841203119) from this one',
  ],
  'account.number-add': [{ after: { contact: '9841203119' } }, 'added another number: 9841203119'],
  'account.number-give-up': [
    { before: { contact: '9841203119' } },
    'gave the number 9841203119 up: nobody had signed in for long, and somebody else began anew with it',
  ],
  'account.number-lost': [
    { before: { contact: '9841203119' } },
    'took the number 9841203119 away: somebody else proved it with a code',
  ],
  'account.number-remove': [{ before: { contact: '9841203119' } }, 'removed another number: 9841203119'],
  'account.note': [{}, 'wrote an internal note'],
  'account.note-delete': [{}, 'deleted an internal note'],
  'account.note-edit': [{}, 'changed an internal note'],
  'account.open': [{}, 'opened the data of the customer'],
  'catalogue.add': [{}, 'added the e-catalogue'],
  'catalogue.edit': [NAMED, RENAMED],
  'catalogue.delete': [{}, 'deleted the e-catalogue'],
  'category.add': [{}, 'added the category'],
  'category.delete': [{}, 'deleted the category'],
  'category.edit': [NAMED, RENAMED],
  'category.restore': [{}, 'restored the category'],
  'complaint.delete': [{}, 'deleted the complaint'],
  'complaint.dispatch': [{}, 'sent the complaint to the CRM'],
  'complaint.send': [{}, 'sent the complaint to the service centre'],
  'complaint.edit': [
    { before: { status: 'Unassigned' }, after: { status: 'On Service' } },
    'changed status from Unassigned to On Service',
  ],
  'complaint.file': [{}, 'filed the complaint for a caller'],
  'complaint.reopen': [{}, 'reopened the complaint'],
  'enquiry.delete': [{}, 'deleted the message'],
  'enquiry.answer': [{ after: { way: 'sms' } }, 'answered the message by SMS'],
  'enquiry.assign': [{ before: { owner: '' }, after: { owner: 'Sita Rai' } }, 'changed owner from nothing to Sita Rai'],
  'enquiry.close': [{ after: { reason: 'Advertising' } }, 'closed the message without an answer: “Advertising”'],
  'enquiry.note': [{}, 'wrote an internal note'],
  'enquiry.note-delete': [{}, 'deleted an internal note'],
  'enquiry.note-edit': [{}, 'changed an internal note'],
  'enquiry.reopen': [{}, 'opened the message again'],
  'enquiry.sort': [{ after: { kind: 'dealer' } }, 'marked it as a dealer enquiry'],
  'enquiry.to-complaint': [{ after: { complaint: 12 } }, 'made complaint 12 of it'],
  'enquiry.to-quotation': [{ after: { quotation: 7 } }, 'made quotation 7 of it'],
  'enquiry.undo': [{}, 'took the answer back'],
  'complaint.undo': [{}, 'took the status back'],
  'complaint.merge': [{ after: { merged_into: 12 } }, 'merged it into complaint 12'],
  'complaint.take-over': [{ after: { merged: 13 } }, 'merged complaint 13 into this one'],
  'complaint.separate': [{ after: { separated: 12 } }, 'separated it from complaint 12'],
  'complaint.give-back': [{ after: { separated: 13 } }, 'separated complaint 13 from this one'],
  'complaint.priority': [
    { before: { priority: 'normal' }, after: { priority: 'urgent' } },
    'changed priority from normal to urgent',
  ],
  'complaint.wait': [{}, 'began to wait for the customer'],
  'complaint.resume': [{}, 'stopped waiting for the customer'],
  'enquiry.restore': [{}, 'restored the message'],
  'extension.cancel': [REASON, 'cancelled the warranty extension: “It is gone”'],
  'extension.redeem': [{}, 'lengthened the warranty with points'],
  'extension.request': [{}, 'asked for a longer warranty, to be paid at a shop'],
  'extension.settle': [{}, 'took the payment for the longer warranty'],
  'job.give-up': [{}, 'gave a failed job up'],
  'job.retry': [{}, 'tried a failed job again'],
  'list.export': [
    { after: { list: 'customers', format: 'csv', filters: { name: 'Sita' }, rows: 1, complete: true } },
    'exported 1 row of customers as csv (name: Sita)',
  ],
  'personalisation.approve': [{ after: { reason: '' } }, 'approved the request'],
  'personalisation.delete': [{}, 'deleted the request'],
  'personalisation.reject': [REASON, 'rejected the request: “It is gone”'],
  'points.adjust': [{ after: { points: -1500, reason: 'Twice' } }, 'took 1,500 points: “Twice”'],
  'product.add': [{}, 'added the product'],
  'product.delete': [{}, 'deleted the product'],
  'product.duplicate': [{}, 'added the product as a copy of another'],
  'product.edit': [
    { before: { price: 2490, stocks: 4 }, after: { price: 2290, stocks: 9 } },
    'changed price from Rs. 2,490 to Rs. 2,290 and stock from 4 to 9',
  ],
  'product.off_sale': [{}, 'took the product off sale'],
  'product.on_sale': [{}, 'put the product on sale again'],
  'product.import': [{}, 'imported products from a file'],
  'profile.update': [
    { before: { firstname: 'Sita' }, after: { firstname: 'Gita' } },
    'changed first name from Sita to Gita',
  ],
  'quotation.approve': [{}, 'approved the quotation'],
  'quotation.delete': [{}, 'deleted the quotation'],
  'quotation.make': [{}, 'made the quotation for the customer'],
  'quotation.price': [{ before: { lines: [{}] } }, 'changed the prices'],
  'quotation.revise': [{ after: { next: 8 } }, 'began its next revision, quotation 8'],
  'quotation.reject': [REASON, 'rejected the quotation: “It is gone”'],
  'quotation.accept': [REASON, 'accepted the quotation: “It is gone”'],
  'quotation.decline': [{}, 'declined the quotation'],
  'quotation.lose': [
    { after: { lost_reason: 'price', lost_words: 'Ten percent less' } },
    'counted the quotation as lost (the price): “Ten percent less”',
  ],
  'quotation.regain': [{}, 'took back that it was lost'],
  'registration.approve': [{ after: { status: 'Discount' } }, 'approved the registration with discount'],
  'registration.correct': [
    { before: { serial_number: '0000' }, after: { serial_number: 'K-7', correction: 'Read again' } },
    'changed serial number from 0000 to K-7: “Read again”',
  ],
  'registration.replace': [
    { before: { serial_number: '0000' }, after: { serial_number: 'K-7', correction: 'Motor burnt' } },
    'replaced the appliance by K-7: “Motor burnt”',
  ],
  'registration.discount': [
    { before: { discount_percent: 10 }, after: { discount_percent: 15 } },
    'changed discount in percent from 10 to 15',
  ],
  'registration.disputed': [{ after: { dispute: 7 } }, 'claimed the product with registration No. 7'],
  'registration.dispute': [{ after: { held: 5 } }, 'claimed the product that registration No. 5 holds'],
  'registration.transfer': [
    { after: { from: 5, reason: 'Second-hand' } },
    'transferred the product from registration No. 5: “Second-hand”',
  ],
  'registration.delete': [{}, 'deleted the registration'],
  'registration.add-bill': [{}, 'added the bill'],
  'registration.ask-bill': [{}, 'asked for the bill by SMS'],
  'registration.fill-in': [
    { before: { serial_number: null }, after: { serial_number: 'K-1' } },
    'changed serial number from nothing to K-1',
  ],
  'registration.register': [{}, 'registered the product for the customer'],
  'registration.reject': [REASON, 'rejected the registration: “It is gone”'],
  'registration.withdraw': [{}, 'withdrew the registration'],
  'review.delete': [{}, 'deleted the review'],
  'review.hide': [{ after: { hidden_reason: 'Rude' } }, 'hid the review: “Rude”'],
  'review.show': [{}, 'showed the review again'],
  'complaint.assign': [NAMED, RENAMED],
  'complaint.tag': [{ before: { tags: [] }, after: { tags: ['vip'] } }, 'changed tags from nothing to vip'],
  'complaint.move-visit': [NAMED, RENAMED],
  'api_key.make': [{}, 'made the API key'],
  'api_key.edit': [
    { before: { addresses: ['203.0.113.7'] }, after: { addresses: [] } },
    'changed allowed addresses from 203.0.113.7 to nothing',
  ],
  'api_key.take-over': [{}, 'took the API key over'],
  'api_key.end': [{}, 'ended the API key'],
  'api_key.delete': [REASON, 'deleted the API key: “It is gone”'],
  'canned_answer.add': [{}, 'added the canned answer'],
  'canned_answer.delete': [{}, 'deleted the canned answer'],
  'canned_answer.edit': [{ before: { title: 'A' }, after: { title: 'B' } }, 'changed title from A to B'],
  'canned_answer.restore': [{}, 'restored the canned answer'],
  'engineer.absence': [{}, 'entered days off'],
  'engineer.add': [{}, 'added the engineer'],
  'engineer.back': [{}, 'took days off back'],
  'engineer.delete': [{}, 'deleted the engineer'],
  'engineer.edit': [NAMED, RENAMED],
  'complaint.visit-report': [{}, 'entered what came of a visit'],
  'complaint.happy-call': [{}, 'entered what came of a happy call'],
  'complaint.estimate': [{}, 'sent an estimate of the repair'],
  'complaint.estimate-again': [{}, 'sent the estimate once more'],
  'complaint.estimate-accept': [{}, 'accepted the estimate'],
  'complaint.payment': [
    { after: { amount: 500, number: '2083/84-000123' } },
    'took the payment of receipt 2083/84-000123',
  ],
  'complaint.void-receipt': [
    { after: { number: '2083/84-000123', reason: 'Typed twice' } },
    'made receipt 2083/84-000123 void: “Typed twice”',
  ],
  'complaint.estimate-decline': [{ after: { reason: 'Too dear' } }, 'declined the estimate: “Too dear”'],
  'complaint.ask-part': [PARTS_ASKED, 'asked for parts (Carbon brush × 2)'],
  'complaint.approve-part': [PARTS_ASKED, 'approved the request for parts (Carbon brush × 2)'],
  'complaint.refuse-part': [REASON, 'refused the request for parts: “It is gone”'],
  'complaint.send-part': [PARTS_ASKED, 'sent parts (Carbon brush × 2)'],
  'complaint.receive-part': [PARTS_ASKED, 'received parts (Carbon brush × 2)'],
  'complaint.return-part': [PARTS_ASKED, 'gave parts back to the head office (Carbon brush × 2)'],
  'complaint.cancel-part': [PARTS_ASKED, 'cancelled the request for parts (Carbon brush × 2)'],
  'part.add': [{}, 'added the part'],
  'part.counted': [{}, 'entered what was counted'],
  'part.delete': [{}, 'deleted the part'],
  'part.edit': [NAMED, RENAMED],
  'part.moved': [{}, 'moved parts'],
  'part.received': [{}, 'entered parts from a supplier'],
  'part.removed': [{}, 'took defective parts out'],
  'part.used': [{}, 'used parts in a repair'],
  'part.written_off': [{}, 'wrote parts off'],
  'service_point.add': [{}, 'added the service point'],
  'service_point.delete': [{}, 'deleted the service point'],
  'service_point.restore': [{}, 'restored the service point'],
  'service_point.edit': [NAMED, RENAMED],
  'service_point.import': [{}, 'imported service points from a file'],
  'redirect.restore': [{}, 'restored the redirect'],
  'redirect.delete': [{}, 'deleted the redirect'],
  'redirect.save': [NAMED, RENAMED],
  'log.level': [{ after: { level: 'debug' } }, 'set the log level to debug for an hour'],
  'customer_text.delete': [{}, 'deleted the text to customers'],
  'customer_text.edit': [
    { before: { key: 'visit_off', en: 'no visit' }, after: { key: 'visit_off', en: 'nobody comes' } },
    'changed English words from no visit to nobody comes',
  ],
  'settings.delete': [{}, 'deleted the settings'],
  'settings.edit': [
    { before: { phone: '', opens_at: '10:00' }, after: { phone: '01-4441234', opens_at: '09:30' } },
    'changed telephone from nothing to 01-4441234 and opening time from 10:00 to 09:30',
  ],
  'settings.remove-demo': [{}, 'removed the demo'],
  'sub_category.add': [{}, 'added the sub-category'],
  'sub_category.delete': [{}, 'deleted the sub-category'],
  'sub_category.restore': [{}, 'restored the sub-category'],
  'sub_category.edit': [NAMED, RENAMED],
  'webhook.add': [{}, 'added the webhook'],
  'webhook.delete': [{}, 'deleted the webhook'],
  'webhook.edit': [
    { before: { address: 'https://a.example.com/' }, after: { address: 'https://b.example.com/' } },
    'changed address from https://a.example.com/ to https://b.example.com/',
  ],
  'webhook.off': [{ after: { off_reason: 'failing' } }, 'switched the webhook off: nothing had arrived for days'],
  'webhook.on': [{ before: { off_reason: 'failing' } }, 'switched the webhook on'],
  'webhook.replay': [{ after: { from: '2026-11-01', to: '2026-11-02', sent: 3 } }, 'sent 3 events again'],
  'webhook.rotate': [{}, 'made a new secret for the webhook'],
  'website_page.delete': [{}, 'deleted the page of the website'],
  'website_page.discard': [{}, 'discarded the draft of the page'],
  'website_page.edit': [{}, 'saved a draft of the page'],
  'website_page.publish': [{ after: { page: 'home', number: 2 } }, 'published the page as version 2'],
  'website_page.reuse': [{ after: { page: 'home', number: 1 } }, 'made version 1 of the page the draft'],
  'website_page.schedule': [
    { after: { page: 'home', number: 2, publish_at: '2026-12-01T03:15:00.000Z' } },
    'had the page published on 1 Dec 2026',
  ],
  'website_page.withdraw': [{}, 'cancelled a scheduled publication'],
  'campaign.again': [{ after: { people: 3 } }, 'sent the campaign once more to 3 people'],
  'campaign.delete': [{}, 'deleted the campaign'],
  'campaign.answer': [{ after: { customer_id: 7, answer: 'staff' } }, 'noted an answer of customer 7'],
  'campaign.resume': [{}, 'went on sending the campaign'],
  'campaign.send': [{ after: { people: 1200 } }, 'sent the campaign to 1,200 people'],
  'campaign.stop': [{}, 'stopped sending the campaign'],
  'unit.add': [{}, 'added the unit'],
  'unit.delete': [{}, 'deleted the unit'],
  'unit.replaced': [{ after: { to: 'K-7' } }, 'replaced the unit by K-7'],
  'unit.replaces': [{ after: { from: '0000' } }, 'gave the unit in place of 0000'],
  'unit.batch': [{ after: { batch: 'B-7', units: 12 } }, 'set the batch of 12 units to B-7'],
  'unit.import': [{}, 'imported units from a file'],
  'warranty_extension.delete': [{}, 'deleted the warranty extension'],
  'warranty_package.add': [{}, 'added the warranty package'],
  'warranty_package.delete': [{}, 'deleted the warranty package'],
  'warranty_package.restore': [{}, 'restored the warranty package'],
  'warranty_package.edit': [
    { before: { amt: 100_000 }, after: { amt: 125_000 } },
    'changed price from Rs. 1,00,000 to Rs. 1,25,000',
  ],
}

const described = (action: string, { before = {}, after = {} }: Partial<Recorded>) =>
  describeAction(action, { before, after })

test.each(AUDIT_ACTIONS)('%s has an English text', (action) => {
  const [recorded, words] = SENTENCES[action]
  expect(described(action, recorded)).toBe(words)
})

test.each(AUDIT_ACTIONS)('%s has a Nepali text', (action) => {
  const { before = {}, after = {} } = SENTENCES[action][0]
  const words = describeAction(action, { before, after }, 'ne')
  expect(words).toMatch(/(नुभयो|टुट्यो)(: “.*”| \(.*\))?$/)
})

test('unreadable values are only named, and secrets never shown', () => {
  const long = 'Pours where you look, '.repeat(9)
  expect(
    described('product.edit', {
      before: {
        main_image_id: 3,
        specification: '<h3>Made of</h3><h4>Legs</h4><ul><li>Steel &amp; oak</li></ul>',
        usage: long,
        sizes: [],
        search: 'a',
        updated_at: 'x',
      },
      after: {
        main_image_id: 4,
        specification: '<p>Steel</p>',
        usage: `${long}!`,
        sizes: ['1 l', '2 l'],
        search: 'b',
        updated_at: 'y',
      },
    }),
  ).toBe(
    'changed the main picture, specification from Made of Legs Steel & oak to Steel, the usage and sizes from nothing to 1 l, 2 l',
  )
  expect(
    described('account.edit', { before: { password_hash: 'a', otp: 1 }, after: { password_hash: 'b', otp: 2 } }),
  ).toBe('saved it without changes')
  expect(described('older.action', {})).toBe('did “older.action”')
})

test('a role has its name, in the language of the reader', () => {
  const recorded = { before: { role: 'call_centre' }, after: { role: 'admin' } }
  expect(described('account.edit', recorded)).toBe('changed role from Call Centre to Admin')
  expect(describeAction('account.edit', recorded, 'ne')).toContain('कल सेन्टर')
})

test('many changes are counted', () => {
  const fields = ['name', 'price', 'stocks', 'power', 'warranty', 'packaging', 'model_name', 'model_num']
  const after = Object.fromEntries(fields.map((field) => [field, 'new']))
  expect(described('product.edit', { after })).toMatch(/^changed name from nothing to new, .*packaging .* and 2 more$/)
})

test('a product tells who did what, newest first, page by page', async () => {
  const { as, build, services } = await testApp({ work: false })
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai' })
  const form = await productForm()
  const subCategory = await build.subCategory()
  const group = { category_id: subCategory.category_id, sub_category_id: subCategory.id }
  const { data: product } = await as(sita).products.add({ body: { ...form, ...group } })
  const { product_images: _, ...fields } = form
  await as(sita).products.update({ params: { id: product.id }, body: { ...fields, price: 2_290, stocks: 9 } })
  await recordAudit(services.db, {
    actor: { id: 999_999, role: 'admin' },
    action: 'product.edit',
    subject: { table: 'product', id: product.id },
    at: new Date(),
  })
  await recordAudit(services.db, {
    actor: { id: null, role: 'system' },
    action: 'product.edit',
    subject: { table: 'product', id: product.id },
    at: new Date(),
  })
  const history = (page: number) =>
    as(sita).history.list({ params: { subject: 'product', id: product.id }, query: { page, per_page: 3 } })
  const first = await history(1)
  expect(first.data.map(({ sentence }) => sentence)).toEqual([
    'The system saved it without changes',
    'A former colleague saved it without changes',
    'Sita Rai changed price from Rs. 1,950 to Rs. 2,290 and stock from 7 to 9',
  ])
  expect(first.pagination).toMatchObject({ total_results: 4, total_pages: 2 })
  expect((await history(2)).data.map(({ sentence }) => sentence)).toEqual(['Sita Rai added the product'])
})

test('the history of a record is for those who may read it; it outlives the record', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [admin, product, service] = await Promise.all(
    (['admin', 'product_incharge', 'service_incharge'] as const).map((role) => build.admin({ role })),
  )
  const { id } = await buildRegistration(services, { status: 'Approved' })
  const quotation = await buildQuotation(services)
  const customer = await build.customer()
  const read = (who: typeof admin, subject: 'registration' | 'quotation' | 'account' | 'complaint', of: number) =>
    as(who).history.list({ params: { subject, id: of } })
  expect((await read(product!, 'registration', id)).data).toHaveLength(1)
  await expect(read(service!, 'quotation', quotation.id)).rejects.toMatchObject({ status: 403 })
  await expect(read(product!, 'complaint', 1)).rejects.toMatchObject({ status: 403 })
  expect((await read(product!, 'account', customer.id)).data).toEqual([])
  await expect(read(product!, 'account', admin!.id)).rejects.toMatchObject({ status: 403 })
  await as(admin).customers.delete({ params: { id: customer.id } })
  expect((await read(product!, 'account', customer.id)).data).toHaveLength(1)
  await as(admin).quotations.delete({ params: { id: quotation.id } })
  expect((await read(product!, 'quotation', quotation.id)).data[0]?.sentence).toBe('Asha Gurung deleted the quotation')
})

test('changes by staff to their own profile are recorded', async () => {
  const { as, build } = await testApp({ work: false })
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai' })
  await as(sita).accounts.updateProfile({ body: { firstname: 'Gita' } })
  const { data } = await as(sita).history.list({ params: { subject: 'account', id: sita.id } })
  expect(data.map(({ sentence }) => sentence)).toEqual(['Gita Rai changed first name from Sita to Gita'])
})
