const KEY = 'AuthID'

/** The session's token, as long as this browser is signed in. */
export const readToken = (): string | null => localStorage.getItem(KEY)
export const keepToken = (token: string): void => localStorage.setItem(KEY, token)
export const forgetToken = (): void => localStorage.removeItem(KEY)
