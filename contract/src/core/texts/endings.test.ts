import { m } from 'contract/messages'
import { expect, test } from 'vitest'
import { beforeEnding, ENDING, filledIn, gapAfter } from './endings.ts'

test.each([
  ['a place', 'कास्की', 'कास्कीमा'],
  ['a tier', 'प्लाटिनम', 'प्लाटिनममा'],
  ['a vowel sign', 'रु', 'रुमा'],
  ['a joined consonant', 'काठमाडौँ', 'काठमाडौँमा'],
  ['a Latin model', 'Chiya 1.5', 'Chiya 1.5 मा'],
  ['a Latin name', 'Baltra', 'Baltra मा'],
  ['Devanagari digits', 'मंसिर २०८३', 'मंसिर २०८३ मा'],
  ['a bracket', '२९ जेठ (12 Jun)', '२९ जेठ (12 Jun) मा'],
  ['a full stop', 'सकियो।', 'सकियो। मा'],
  ['a link', 'https://baltra.test/t/x', 'https://baltra.test/t/x मा'],
  ['nothing', '', 'मा'],
  ['a place that waits for its value', '{model}', '{model}मा'],
])('%s before an ending', (_, value, said) => expect(`${beforeEnding(value)}मा`).toBe(said))

test('a message joins its values so, and English says nothing of it', () => {
  const said = (model: string) => m.notices_completed({ model }, { locale: 'ne' })
  expect(said('पङ्खा')).toContain('पङ्खाको मर्मत')
  expect(said('Hawa 16')).toContain('Hawa 16 को मर्मत')
  expect(m.notices_completed({ model: 'पङ्खा' }, { locale: 'en' })).toContain('पङ्खा is')
})

test('a text of the owner joins them whether or not a space was typed', () => {
  const of = (text: string, model: string) => filledIn(text, (name) => (name === 'model' ? model : undefined))
  expect(of('तपाईंको {model} को सेवा', 'पङ्खा')).toBe('तपाईंको पङ्खाको सेवा')
  expect(of('तपाईंको {model}को सेवा', 'Hawa')).toBe('तपाईंको Hawa को सेवा')
  expect(of('{model} कोठामा, {other} मा', 'पङ्खा')).toBe('पङ्खा कोठामा, {other} मा')
  expect(of('{model} सम्मको', 'आइतबार')).toBe('आइतबारसम्मको')
})

test('between a value and its ending is a space, or nothing', () => {
  expect(['कास्की', 'Kaski', '५'].map(gapAfter)).toEqual(['', ' ', ' '])
})

test('an ending is a word of its own', () => {
  const isEnding = (word: string) => new RegExp(`^${ENDING}`).test(word)
  expect(['मा', 'को', 'सम्मका', 'सँगै', 'बाट '].filter((word) => !isEnding(word))).toEqual([])
  expect(['मात्र', 'कोठा', 'लाइन', 'बाटो', 'देखिन्छ'].filter(isEnding)).toEqual([])
})
