import { readFile } from 'node:fs/promises'

/** First guesses besides those of the list: numbers, and words with a suffix. */
const MORE =
  `0123456789 00000000 88888888 87654321 987654321 123123123 12341234 abcdefgh p@ssword password@123 admin1234
  admin@123 welcome123 batman123 monkey123 master123 secret123 default1 guest1234 user1234 login123 hellohello loveyou1
  bangladesh`.split(/\s+/)

let read: Promise<ReadonlySet<string>> | undefined

/** Common passwords in lower case; loaded on first use. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (read ??= readList())

async function readList(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')
  return new Set([...text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')), ...MORE])
}
