import { afterEach, expect, test, vi } from 'vitest'
import { stubStorages } from '../ui/browser/testing/storages.ts'
import { keepSign, previousPath, signsGiven } from './dead-end-signs.ts'

afterEach(() => vi.unstubAllGlobals())

test('a press counts once for each page, and not at all when it did not arrive', () => {
  stubStorages()
  expect(keepSign('/a', 'like', true)).toEqual(['like'])
  expect(keepSign('/a', 'like', true)).toEqual(['like'])
  expect(keepSign('/a', 'report', true)).toEqual(['like', 'report'])
  expect(signsGiven('/b')).toEqual([])
  expect(keepSign('/a', 'report', false)).toEqual(['like'])
  expect(signsGiven('/a')).toEqual(['like'])
})

test('without storage a press still counts once on the open page', () => {
  stubStorages()
  vi.stubGlobal('sessionStorage', undefined)
  keepSign('/c', 'dislike', true)
  expect(signsGiven('/c')).toEqual(['dislike'])
})

test('the page before is told only when it is one of this site, without its query', () => {
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('navigation', undefined)
  const from = (referrer: string) => {
    vi.stubGlobal('document', { referrer })
    return previousPath()
  }
  expect(from('https://shop.example/baltra-catalog?page=2')).toBe('/baltra-catalog')
  expect(from('https://elsewhere.example/list')).toBeUndefined()
  expect(from('')).toBeUndefined()
})
