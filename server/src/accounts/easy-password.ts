import * as words from 'contract/accounts/easy-password'
import { commonPasswords } from './common-passwords.ts'

export type { Person } from 'contract/accounts/easy-password'

/** Whether a password is easy to guess: a common one, or guessable words with too little added. */
export const isEasy = async (password: string, person: words.Person): Promise<boolean> =>
  words.isEasy(password, person, await commonPasswords())
