import { readdirSync, readFileSync } from 'node:fs'
import { LOCALE_HEADER } from 'contract/core/locale'
import { FAULTS } from 'contract/faults/fault-label'
import { expect, test } from 'vitest'
import { ENDPOINTS } from './calls/endpoints.ts'
import { say } from './calls/say.ts'
import { worldOfCalls } from './calls/world.ts'
import { PATIENT } from './attacks/patient.ts'

const MESSAGES = new URL('../../contract/messages/', import.meta.url)

/** The sentences of the product that read otherwise in Nepali; words alone may be a value of the wire. */
function englishSentences(): ReadonlySet<string> {
  const sentences = new Set<string>()
  for (const file of readdirSync(new URL('en/', MESSAGES))) {
    const [en, ne] = (['en', 'ne'] as const).map(
      (locale) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, MESSAGES), 'utf8')) as Record<string, unknown>,
    )
    for (const [key, text] of Object.entries(en!))
      if (typeof text === 'string' && !text.includes('{') && text.split(' ').length > 2 && text !== ne![key])
        sentences.add(text)
  }
  return sentences
}

/** Every text of an answer, data included, with its place. */
function* textsIn(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, `${place}.${key}`)
}

/** Faults are kept in English words, a step says whether its words are the usual ones, and staff write both languages. */
const isOfTheWire = (place: string, text: string): boolean =>
  FAULTS.includes(text) || /\.stepper\.\d+\.description$|\.(en|en_one)(\.|$)|\.(tagline|description)$/.test(place)

test('no answer to a reader of Nepali has a sentence of ours in English, its data included', PATIENT, async () => {
  const english = englishSentences()
  expect(english.size).toBeGreaterThan(500)
  const world = await worldOfCalls()
  const found: string[] = []
  for (const one of ENDPOINTS) {
    const { body } = await say(world, one, await one.rightCall(world), {}, { [LOCALE_HEADER]: 'ne' })
    if (!body.startsWith('{')) continue
    for (const [place, text] of textsIn(JSON.parse(body)))
      if (english.has(text) && !isOfTheWire(place, text)) found.push(`${one.name}${place}: ${text}`)
  }
  expect(found).toEqual([])
})
