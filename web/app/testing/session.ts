import type { Role } from 'contract/core/roles'
import { onTestFinished } from 'vitest'
import { keepToken } from '../api/token.ts'

/** This browser is signed in to an account until the test ends, for an hour. Returns the token. */
export function signIn({ id = 7, role = 'customer' }: { id?: number; role?: Role } = {}): string {
  const claims = { sub: String(id), role, exp: Math.floor(Date.now() / 1000) + 3600 }
  const token = `head.${btoa(JSON.stringify(claims))}.${crypto.randomUUID()}`
  keepToken(token)
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return token
}
