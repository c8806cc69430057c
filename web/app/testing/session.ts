import type { Role } from 'contract/core/roles'
import { onTestFinished } from 'vitest'
import { keepToken } from '../api/token.ts'

interface Account {
  id?: number
  role?: Role
}

/** The token of a new session of an hour, or one that is over. */
export function newToken({ id = 7, role = 'customer', isOver = false }: Account & { isOver?: boolean } = {}): string {
  const claims = { sub: String(id), role, exp: Math.floor(Date.now() / 1000) + (isOver ? -1 : 3600) }
  return `head.${btoa(JSON.stringify(claims))}.${crypto.randomUUID()}`
}

/** This browser is signed in until the test ends. Returns the token. */
export function signIn(account: Account = {}): string {
  const token = newToken(account)
  keepToken(token)
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return token
}
