import { m } from 'contract/messages'
import { overwriteGetLocale } from 'contract/message-runtime'
import { afterEach, expect, test } from 'vitest'
import { filled, integer, requiredText } from './fields.ts'
import { counted, countInWords, listed } from './wording.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const open = () => [countInWords(1, m.things_open_complaint), countInWords(2, m.things_pending_quotation)]

test('sentences with numbers, counted things and lists are said in the language of the reader', () => {
  const sentences = () => [
    m.core_most_once({ n: counted(5000) }),
    m.complaints_another_complaint_job_number({ job: '4711' }),
    m.accounts_account_closed_once_nothing_open({ list: listed(open()) }),
  ]
  expect(sentences()).toEqual([
    'At most 5000 at once',
    'Another complaint has job number 4711',
    'You have 1 open complaint and 2 pending quotations. Your account can be closed once nothing is open',
  ])
  overwriteGetLocale(() => 'ne')
  expect(sentences()).toEqual([
    'एकै पटक बढीमा ५,००० वटा।',
    'मर्मत नम्बर 4711 अर्को गुनासोको हो।',
    'अझै टुङ्गिएको छैन: १ वटा खुला गुनासो र २ वटा जाँच हुँदै गरेका कोटेसन। सबै टुङ्गिएपछि खाता बन्द गर्न सकिन्छ।',
  ])
})

test('a schema refuses in the language of the moment, the validator’s own words too', () => {
  const messages = (value: unknown) =>
    [requiredText(m.labels_first_name), filled(m.core_enter_text, m.labels_the_text, 3), integer()].map(
      (schema) => schema.safeParse(value).error?.issues[0]?.message,
    )
  const longer = () => [messages(''), messages('12345')]
  expect(longer()).toEqual([
    ['First name is required and cannot be empty', 'Enter the text', 'A whole number is expected'],
    [undefined, 'The text can have at most 3 characters', undefined],
  ])
  overwriteGetLocale(() => 'ne')
  expect(longer()).toEqual([
    ['नाम अनिवार्य छ, खाली छोड्न मिल्दैन।', 'पाठ लेख्नुहोस्।', 'पूर्ण सङ्ख्या चाहिन्छ।'],
    [undefined, 'पाठ बढीमा ३ अक्षरको हुन सक्छ।', undefined],
  ])
})
