import { storedText } from '../ui/browser/stored.ts'

/** The storage key of the session's token, as the documents name it. */
export const TOKEN_KEY = 'AuthID'

const place = storedText(TOKEN_KEY)

/** The session's token, as long as this browser is signed in. */
export const readToken = place.read
export const keepToken = place.keep
