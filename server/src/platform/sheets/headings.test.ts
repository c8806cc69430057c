import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { LOCALE_HEADER } from 'contract/core/locale'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import headings from './headings.ne.json' with { type: 'json' }
import { englishHeading } from './headings.ts'

const SOURCES = `${import.meta.dirname}/../..`

test('every heading of an export has Nepali, and no Nepali is left over', async () => {
  const found = new Set<string>()
  for await (const path of glob('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', '**/testing/**'] }))
    for (const [, heading = ''] of readFileSync(`${SOURCES}/${path}`, 'utf8').matchAll(/\bheader: '([^']+)'/g))
      found.add(heading)
  // Those of Nepali texts are names that the import reads.
  const headed = [...found].filter((heading) => !heading.endsWith(':ne'))
  expect(headed.toSorted()).toEqual(Object.keys(headings).toSorted())
})

test('an export is headed in the language of the page, and one in Nepali can be imported', async () => {
  const { app, build } = await testApp({ work: false })
  const { token } = await build.admin()
  const headOf = async (language: string) => {
    const { body } = await app.inject({
      url: '/api/stocks/getcustomerproduct/export?format=csv',
      headers: { authorization: `Bearer ${token}`, [LOCALE_HEADER]: language },
    })
    return body.replace('\ufeff', '').split('\r\n')[0]
  }
  expect(await headOf('en')).toMatch(/^Customer,Store,Model,Model number,Serial number,/)
  expect(await headOf('ne')).toMatch(/^ग्राहक,पसल,मोडेल,मोडेल नम्बर,सिरियल नम्बर,/)
  expect(englishHeading('सिरियल नम्बर')).toMatch(/^serial.?number$/i)
})
