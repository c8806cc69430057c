import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { newSecret, secretIn } from './key-secret.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

test('a secret has the prefix, 32 random characters and their CRC32 in base 62, as scanners read it', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) {
    const [, random = '', checksum = ''] = /^baltra_key_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(secret) ?? []
    const read = checksum.split('').reduce((number, digit) => number * 62 + DIGITS.indexOf(digit), 0)
    expect([random.length, read]).toEqual([32, crc32(random)])
  }
})

test('one character more, less or other than in the secret is noticed by its checksum', () => {
  const secret = newSecret()
  const at = 'baltra_key_'.length + 3
  const other = `${secret.slice(0, at)}${secret[at] === 'x' ? 'y' : 'x'}${secret.slice(at + 1)}`
  expect(secretIn(`Bearer ${secret}`)).toEqual({ secret })
  expect(secretIn(`bearer ${secret}`)).toEqual({ secret })
  for (const wrong of [other, `${secret}0`, secret.slice(0, -1), 'baltra_key_'])
    expect([wrong, secretIn(`Bearer ${wrong}`)]).toEqual([wrong, 'mistyped'])
})

test('what does not begin as a key is none', () => {
  for (const header of [undefined, '', newSecret(), 'Basic abc', 'Bearer a.b.c', `Bearer ${newSecret().toUpperCase()}`])
    expect(secretIn(header)).toBeUndefined()
})
