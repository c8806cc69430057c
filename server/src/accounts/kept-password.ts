import { randomInt } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'

/** A sign-in as it is told, and the password that it replaced: a process may have been killed before it did. */
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

/** Keeps it for its owner alone. It is on the disk when this is done. */
export async function keep(path: string, { contact, password, before }: KeptPassword): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${[contact, password, before].filter(Boolean).join(' ')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** No letter or digit that is taken for another one. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 7
const SIGNS_IN_GROUP = 4

/** Made up, in groups that can be read out on the telephone: 138 bits. */
export function madeUpPassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)]
  const group = () => Array.from({ length: SIGNS_IN_GROUP }, sign).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
