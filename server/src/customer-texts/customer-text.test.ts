import { expect, test } from 'vitest'
import { LOCALES } from 'contract/core/locale'
import { smsSize } from 'contract/core/texts/sms-parts'
import { templateOf } from 'contract/customer-texts/templates'
import { furtherParts, TEXT_KEYS, usedAs, type TextKey } from 'contract/customer-texts/words'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { mailsTo } from '../../test/mail-outbox.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { exampleFacts } from './facts.ts'
import { SAMPLES } from './samples.ts'
import { office } from './testing/customer-text-world.ts'
import { voiceOf } from './voice.ts'

/** Other words with all places, short enough for an SMS. */
function otherWords(key: TextKey, mark: string): string {
  const places = templateOf(key).places.map(({ name }) => `{${name}}`)
  return [mark, ...places].join(' ')
}

test('every text, once changed, is what customers get, in both languages', async () => {
  const { texts, services } = await office()
  for (const key of TEXT_KEYS) {
    const { hasPlural } = templateOf(key)
    const [en, ne] = [otherWords(key, 'Qx'), otherWords(key, 'क्ष')]
    await texts.update({ params: { key }, body: { version: 1, en, ne, ...(hasPlural && { en_one: en, ne_one: ne }) } })
    for (const [locale, mark] of [
      ['en', /Qx/],
      ['ne', /क्ष/],
    ] as const) {
      const { sms, notice, title, mail, paper } = SAMPLES[key](exampleFacts(services, locale))(
        voiceOf(services, locale),
      )
      const use = usedAs(key)
      const where = { message: sms, sms, lead: sms, title, email: mail?.text, paper }
      expect(where[use], key).toMatch(mark)
      expect(use === 'message' ? notice : `${sms}${title}${mail?.html}${paper}`, key).toMatch(mark)
      // An e-mail carries the notice: its words and its title.
      const carried = mail ? `${mail.subject} ${mail.text}` : `${title} ${notice}`
      expect(carried, key).toContain(String(use === 'title' ? title : notice))
      expect(`${sms}${notice}${title}${mail?.text}${paper}`, key).not.toMatch(/[{}]/)
      const message = key.replace(/_title$/, '') as TextKey
      const usual = locale === 'en' && !/[“”ऀ-ॿ]/.test(sms) ? 1 : 2
      expect(smsSize(sms).parts, key).toBeLessThanOrEqual(usual + furtherParts(message))
    }
    await texts.update({ params: { key }, body: { version: 2, ...templateOf(key).forms } })
  }
  // Unchanged texts follow later releases.
  const { data } = await texts.list()
  expect(data.filter(({ changed }) => changed)).toEqual([])
  expect(
    await services.db.selectFrom('customer_text').select(['en', 'ne']).where('en', 'is not', null).execute(),
  ).toEqual([])
})

test('a changed text goes out with the next approval, as SMS and notice with its title', async () => {
  const { texts, services, as, build, smsTo, admin } = await office({})
  await texts.update({
    params: { key: 'approved' },
    body: { version: 1, en: '{model} is now under our care until {day}.' },
  })
  await texts.update({ params: { key: 'approved_title' }, body: { version: 1, en: 'Welcome aboard' } })
  const customer = await build.customer()
  const { id } = await buildRegistration(services, { customer, model_name: 'Hawa 400' })
  await as(admin).registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  const [sms] = await smsTo(customer.contact, 1)
  expect(sms).toMatch(/^Baltra: Hawa 400 is now under our care until \d+ \w{3} \d{4}\./)
  const [notice] = (await as(customer).notices.list({ query: {} })).data
  expect(notice).toMatchObject({ title: 'Welcome aboard', text: expect.stringContaining('under our care') as string })
})

test('the singular and the plural of a text are changed apart', async () => {
  const { texts, services } = await office()
  const key = 'quotation_approved'
  await texts.update({ params: { key }, body: { version: 1, en_one: 'one {model}, {shown} only' } })
  const { say } = voiceOf(services, 'en')
  expect(say(key, { count: 1, shown: '1', model: 'Kettle' })).toBe('one Kettle, 1 only')
  expect(say(key, { count: 3, shown: '3', model: 'Kettle' })).toBe(
    'your bulk quote request for 3 pieces of Kettle is approved.',
  )
})

const GLUED = 'Leave a space before and after {link}; telephones take what touches it for a part of the address'

const REFUSED = [
  [
    'visit',
    { en: '{modle} on {day}, {technician}' },
    'There is no placeholder {modle} here; this text has {technician}, {day}, {model} and {code}',
  ],
  ['visit_title', { ne: 'भ्रमण {day}' }, 'There is no placeholder {day} here; this text has none'],
  ['code_register', { en: 'Your code of {brand}' }, 'The placeholder {code} is missing; customers need it'],
  ['code_reset', { ne: `{code} ${'न'.repeat(70)}` }, 'With its values this text is too long for an SMS'],
  ['visit_off', { en: 'x'.repeat(301) }, 'The text can have at most 300 characters'],
  ['visit_off', { en: 'word '.repeat(40) }, 'With its values this text is too long for an SMS'],
  ['visit_off', { en: 'one\ntwo' }, 'Write the text in one line'],
  [
    'visit_off',
    { en: 'visit\u202E off' },
    'The text has an invisible character; please type it again instead of pasting it',
  ],
  ['account_added', { ne: '{brand}: यहाँ हेर्नुहोस् {link}।' }, GLUED],
  ['account_added', { ne: '{brand}: {link}मा हेर्नुहोस्' }, GLUED],
  ['account_added', { en: 'See{link} of {brand}' }, GLUED],
  ['visit_off', { en: 'your {model is off' }, 'A brace is missing; a placeholder has one on each side'],
  ['visit_off', { en: ' ' }, 'Enter the text'],
  ['quotation_approved', { ne_one: '' }, 'Enter the text'],
  ['paper_quotation_hold', { en: 'Prices hold for a week.' }, 'The placeholder {day} is missing; customers need it'],
  ['paper_certificate_end', { ne: '{brand}: {phone}' }, 'There is no placeholder {brand} here; this text has {phone}'],
  ['paper_job_declaration', { en: 'It works 👍' }, 'Documents cannot print 👍; please spell it out'],
  ['paper_quotation_terms', { en: 'x'.repeat(501) }, 'The text can have at most 500 characters'],
  ['follow', { en: 'Follow it on our website, please, now' }, 'The text can have at most 30 characters'],
] as const

test('an unknown or missing placeholder and a text too long for an SMS are refused with a message', async () => {
  const { texts, services } = await office()
  for (const [key, words, message] of REFUSED) {
    const refused = await refusal(texts.update({ params: { key }, body: { version: 1, ...words } }))
    expect(refused?.body.errors).toEqual({ [Object.keys(words)[0]!]: message })
  }
  expect(services.customerTexts.current.size).toBe(0)
})

test('joiners of Devanagari are kept', async () => {
  const { texts } = await office()
  const ne = '{model} दर्ता गर्\u200Dयौं'
  const { data } = await texts.update({ params: { key: 'filed' }, body: { version: 1, ne } })
  expect(data.ne).toBe(ne)
})

test('a preview shows the newest record in both languages, its parts and their cost, and what saving would refuse', async () => {
  const { texts, services, as, admin } = await office()
  const { id } = await buildComplaint(services, { model_name: 'Hawa 400' })
  await as(admin).settings.update({ body: { version: 1, sms_price: 150 } })
  const { data } = await texts.preview({ params: { key: 'filed' }, body: { en: 'we have it: {model}', ne: '{modle}' } })
  expect(data).toMatchObject({
    record: { kind: 'complaint', id },
    en: {
      sms: {
        text: expect.stringMatching(/^Baltra: we have it: Hawa 400\. Follow it: http/) as string,
        parts: 1,
        cost: 150,
      },
      notice: 'We have it: Hawa 400',
      title: 'Complaint noted',
    },
    refused: { ne: 'There is no placeholder {modle} here; this text has {id} and {model}' },
  })
  expect(data.ne.sms).toMatchObject({ parts: 2, cost: 300 })
  // Without a record there are examples.
  const example = (await texts.preview({ params: { key: 'dispatched' }, body: {} })).data
  expect(example).toMatchObject({
    record: null,
    en: { title: 'Complaint dispatched, job JOB-2026-000123' },
    refused: {},
  })
})

test('each placeholder has an example, in both languages', async () => {
  const { texts } = await office()
  for (const key of TEXT_KEYS) {
    const { data } = await texts.get({ params: { key } })
    for (const { name, example } of data.places)
      for (const locale of LOCALES) expect(example[locale], `${key} ${name}`).not.toBe('')
  }
})

test('a text is tried on one’s own number, unsaved, and exactly as a customer would get it', async () => {
  const { texts, admin, smsTo } = await office({})
  const body = { locale: 'en', en: 'your {model} is not visited.' } as const
  await texts.test({ params: { key: 'visit_off' }, body })
  const { data } = await texts.preview({ params: { key: 'visit_off' }, body: { en: body.en } })
  expect(await smsTo(admin.contact, 1)).toEqual([data.en.sms?.text])
  expect(await refusedWith(texts.test({ params: { key: 'visit_off' }, body: { locale: 'en', en: '{x}' } }))).toMatch(
    /^422/,
  )
})

test('texts that appear in no SMS are tested by e-mail: notice titles and the words around them', async () => {
  const { texts, services, build, as } = await office({})
  const admin = await build.admin({ email: 'boss@example.com' })
  const { customerTexts } = as(admin)
  await customerTexts.test({ params: { key: 'visit_title' }, body: { locale: 'en', en: 'We are coming' } })
  await customerTexts.test({ params: { key: 'email_greeting' }, body: { locale: 'ne', ne: '{name} जी,' } })
  const mails = await mailsTo(services, 'boss@example.com', 2)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['We are coming', 'गुनासो दर्ता भयो'])
  const { data } = await texts.preview({ params: { key: 'email_greeting' }, body: { ne: '{name} जी,' } })
  expect(mails.map(({ text }) => text)).toContain(data.ne.email?.text)
  expect(data.ne).toMatchObject({ sms: null, notice: null, title: null })
  await services.db.updateTable('account').set({ email: '' }).where('id', '=', admin.id).execute()
  expect(await refusedWith(customerTexts.test({ params: { key: 'visit_title' }, body: { locale: 'en' } }))).toBe(
    '409 Your account has no e-mail address',
  )
})

test('only administrators see and change the texts', async () => {
  const { as, build } = await office()
  const { customerTexts } = as(await build.admin({ role: 'service_incharge' }))
  expect(await refusedWith(customerTexts.list())).toMatch(/^403/)
  expect(await refusedWith(customerTexts.update({ params: { key: 'filed' }, body: { version: 1, en: 'x' } }))).toMatch(
    /^403/,
  )
})
