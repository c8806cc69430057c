import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { ANSWER_KINDS, placesIn, placesOf, type AnswerKind } from 'contract/canned-answers/words'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { readConfig } from '../platform/config/config.ts'
import { openMigrated } from '../platform/database/connection/open-migrated.ts'
import { pageOfAnswers } from './canned-answer.queries.ts'

test('the product comes with answers for each use, in both languages', async () => {
  const dataDir = await mkdtemp(join(inject('place'), 'answers-'))
  const { env, drop } = await freshDatabase(dataDir)
  const database = await openMigrated(readConfig({ DATA_DIR: dataDir, ...env }), pino({ level: 'silent' }))
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const { data } = await pageOfAnswers(database.db, { page: 1, per_page: 100 })
  expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(ANSWER_KINDS))
  expect(data.every(({ title_ne, text_ne }) => /[ऀ-ॿ]/.test(title_ne) && /[ऀ-ॿ]/.test(text_ne))).toBe(true)
  // Each could be saved in the office as it is.
  expect(data.filter(({ kind, text }) => placesIn(text).some((name) => !isPlace(kind, name)))).toEqual([])
})

const isPlace = (kind: AnswerKind, name: string) => placesOf(kind).some((place) => place === name)
