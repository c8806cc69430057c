import { randomInt } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'

/** Generated credentials and the password they replaced, in case the process was killed before replacing it. */
export interface KeptPassword {
  contact: string
  password: string
  before?: string | undefined
}

export async function readKept(path: string): Promise<KeptPassword | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [contact, password, before] = text.trim().split(' ')
  return contact && password ? { contact, password, before } : undefined
}

/** Stores them for the owner alone. They are on disk on return. */
export async function keep(path: string, { contact, password, before }: KeptPassword): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${[contact, password, before].filter(Boolean).join(' ')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** No letters or digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 7
const SIGNS_IN_GROUP = 4

/** Random, in groups that can be read out on the telephone: 138 bits. */
export function generatePassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)]
  const group = () => Array.from({ length: SIGNS_IN_GROUP }, sign).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
