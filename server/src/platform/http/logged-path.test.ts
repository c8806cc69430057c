import { expect, test } from 'vitest'
import { contract } from 'contract/index'
import { loggedPath } from './logged-path.ts'

test('the log has paths, and neither queries nor keys', () => {
  expect(loggedPath('/api/user/getallcustomers?firstname=Asha')).toBe('/api/user/getallcustomers')
  expect(loggedPath('/baltra-product-view/12')).toBe('/baltra-product-view/12')
  expect(loggedPath('/t/8f3cQpX')).toBe('/t/…')
  expect(loggedPath('/t/8f3cQpX.data?x=1')).toBe('/t/…')
  expect(loggedPath('/q/8f3cQpX')).toBe('/q/…')
  expect(loggedPath('/ne/r/8f3cQpX')).toBe('/ne/r/…')
  expect(loggedPath('/files/12/1790000000/c2lnbmVk/bill.webp')).toBe('/files/…')
})

test('every call whose address holds a token is known', () => {
  const tokens = Object.values(contract)
    .flatMap((domain) => Object.values(domain))
    .filter(({ path }) => path.includes(':token'))
  expect(tokens.length).toBeGreaterThan(2)
  for (const { path } of tokens) expect(loggedPath(`/api${path.replace(':token', 'SECRET')}`)).not.toContain('SECRET')
})
