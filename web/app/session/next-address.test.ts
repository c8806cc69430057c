import { expect, test } from 'vitest'
import { nextAddress, signInAddress } from './guard.ts'

const SHOP = 'https://shop.example'
const next = (value: string) => nextAddress(new URLSearchParams({ next: value }))

test.each([
  'https://evil.example/',
  'HTTPS://evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  '@evil.example',
  'shop.example@evil.example',
  '.evil.example',
  'evil.example',
  '',
])('%j is no address of ours', (hostile) => {
  expect(next(hostile)).toBeUndefined()
})

test.each([
  '/.//evil.example',
  '/..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/@evil.example',
  '/;//evil.example',
  '/:80/evil.example',
  '/?//evil.example',
  '/#//evil.example',
  '/\u2028/evil.example',
])('%j stays on our own site', (odd) => {
  expect(new URL(next(odd) ?? '/', SHOP).origin).toBe(SHOP)
})

test('the next address is restored completely', () => {
  const going = new URL('/baltra-user-registered-ProductPage/7?tab=a&b=//x', SHOP)
  const back = nextAddress(new URL(signInAddress(going), SHOP).searchParams)
  expect(back).toBe('/baltra-user-registered-ProductPage/7?tab=a&b=//x')
})
