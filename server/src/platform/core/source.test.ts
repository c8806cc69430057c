import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

test('an IPv4 address is one source, however it is written, with the /24 around it', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'])
    expect(sourceOf(address)).toEqual({ key: '203.0.113.7', networks: [{ key: '203.0.113.0/24', few: 16 }] })
})

test('all addresses of a /64 are one source, with the /48 and the /32 around it', () => {
  const networks = [
    { key: '2001:db8:1::/48', few: 2, many: 16 },
    { key: '2001:db8::/32', few: 256 },
  ]
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::1%eth0'])
    expect(sourceOf(address)).toEqual({ key: '2001:db8:1:2::/64', networks })
  expect(sourceOf('2001:db8:1:3::1')).toEqual({ key: '2001:db8:1:3::/64', networks })
  expect(sourceOf('::1').key).toBe('0:0:0:0::/64')
})

test('anything that is not an address is its own source', () => {
  for (const address of ['unix:', '', '203.0.113', 'a.b.c.d'])
    expect(sourceOf(address)).toEqual({ key: address, networks: [] })
  // of a connection that is closed
  expect(sourceOf(undefined)).toEqual({ key: '', networks: [] })
})
