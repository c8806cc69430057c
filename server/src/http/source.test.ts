import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

test('an IPv4 address is one source, however it is written', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'])
    expect(sourceOf(address)).toEqual({ key: '203.0.113.7' })
})

test('all addresses of a /64 are one source, with the /48 around it', () => {
  const source = { key: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::1%eth0'])
    expect(sourceOf(address)).toEqual(source)
  expect(sourceOf('2001:db8:1:3::1')).toEqual({ key: '2001:db8:1:3::/64', wider: source.wider })
  expect(sourceOf('::1')).toEqual({ key: '0:0:0:0::/64', wider: '0:0:0::/48' })
})

test('anything that is no address is its own source', () => {
  expect(sourceOf('unix:')).toEqual({ key: 'unix:' })
  expect(sourceOf('')).toEqual({ key: '' })
})
