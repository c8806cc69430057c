/** Signs that steer or hide text; joiners stay, because Devanagari and emoji are written with them. */
const SIGNS = '\\p{Cc}\\p{Cs}\\p{Co}\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF'

const HIDDEN = new RegExp(`[${SIGNS}]`, 'u')
/** Line breaks and tabs are seen. */
const UNSEEN = new RegExp(`(?![\\n\\r\\t])[${SIGNS}]`, 'gu')

/** Whether a one-line text holds invisible characters, line breaks included. */
export const hasHidden = (text: string): boolean => HIDDEN.test(text)

/** A text as it is seen. What is taken away comes with a paste, and could turn a text around for who reads it. */
export const asSeen = (text: string): string => text.replace(UNSEEN, '')
