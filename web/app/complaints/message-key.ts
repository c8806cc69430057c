import { randomKey } from '../ui/browser/random-key.ts'

/** A key of a message that is new with each text: sent twice under the same one, it is one message. */
export const newMessageKey = randomKey
