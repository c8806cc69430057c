import { expect, test } from 'vitest'
import { nepaliAddressFor, prefersNepali } from './first-language.ts'

const led = (url: string, headers: Record<string, string> = { 'accept-language': 'ne-NP,ne;q=0.9,en;q=0.8' }) =>
  nepaliAddressFor({ method: 'GET', url, headers })

test('a phone in Nepali is led on from first pages, and from no other', () => {
  expect(['/', '/?utm=sms', '/q/k3Vd', '/t/abc_-1'].map((url) => led(url))).toEqual([
    '/ne',
    '/ne?utm=sms',
    '/ne/q/k3Vd',
    '/ne/t/abc_-1',
  ])
  for (const url of ['/ne', '/ne/t/abc', '/service', '/t/abc.data', '/_.data', '/t', '/q/a/b', '//', '/assets/a.js'])
    expect(led(url), url).toBeUndefined()
  expect(nepaliAddressFor({ method: 'POST', url: '/', headers: { 'accept-language': 'ne' } })).toBeUndefined()
})

test('a choice comes before the language of the phone, and crawlers get English', () => {
  expect(led('/', { 'accept-language': 'ne', cookie: 'a=1; page-language=en' })).toBeUndefined()
  expect(led('/', { 'accept-language': 'en', cookie: 'page-language=ne; b=2' })).toBe('/ne')
  expect(led('/', { 'accept-language': 'en', cookie: 'old-page-language=ne' })).toBeUndefined()
  expect(led('/', {})).toBeUndefined()
})

test('Nepali counts where it stands before English', () => {
  expect(
    ['ne', 'ne-NP', 'hi,ne;q=0.9', 'fr, ne;q=0.5, en;q=0.4'].map((accepted) => prefersNepali(accepted)),
  ).not.toContain(false)
  expect(
    ['', '*', 'en-US,en;q=0.9,ne;q=0.8', 'hi', 'ne;q=0', 'en,ne', 'new'].map((accepted) => prefersNepali(accepted)),
  ).not.toContain(true)
})
