import { expect, test } from 'vitest'
import { localeOfPath, pathIn } from './locale.ts'

test.each([
  ['/', 'en', '/'],
  ['/service?kind=shop', 'en', '/service?kind=shop'],
  ['/never', 'en', '/never'],
  ['/ne', 'ne', '/'],
  ['/ne?x=1', 'ne', '/?x=1'],
  ['/ne.data', 'ne', '/.data'],
  ['/ne/_.data', 'ne', '/_.data'],
  ['/ne/service?kind=shop', 'ne', '/service?kind=shop'],
])('%s is %s, %s', (address, locale, path) => {
  expect(localeOfPath(address)).toEqual({ locale, path })
})

test('switching language twice returns to the same address', () => {
  for (const path of ['/', '/?x=1', '/service', '/service?kind=shop'])
    expect(pathIn('en', pathIn('ne', path))).toBe(path)
  expect(pathIn('ne', '/')).toBe('/ne')
  expect(pathIn('ne', '/ne/service')).toBe('/ne/service')
})
