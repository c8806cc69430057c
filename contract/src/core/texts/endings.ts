/** A letter or vowel sign of Devanagari at the end of a text; its digits and full stop are none. */
const ENDS_IN_DEVANAGARI = /[\u0900-\u0963\u0970-\u097f]$/

/**
 * What stands between a value and the Nepali ending after it: nothing after Devanagari (कास्कीमा), a space after Latin
 * letters, digits, and signs (Chiya 1.5 को, १५ मा). The name of a place, `{model}`, waits for its value.
 */
export const gapAfter = (value: unknown): '' | ' ' => {
  const text = String(value)
  return text === '' || text.endsWith('}') || ENDS_IN_DEVANAGARI.test(text) ? '' : ' '
}

/** A value before a Nepali ending. */
export const beforeEnding = (value: unknown): string => String(value) + gapAfter(value)

/** Endings of Nepali nouns, with what is joined to them in turn: सम्मका, सँगै. */
export const ENDING =
  '(?:मा|मै|को|का|की|कै|लाई|बाट|ले|सम्म|देखि|सँग|सहित|बिना|विना|भन्दा|भित्र|बाहेक|तिर|तर्फ|भर|द्वारा|माथि|मुनि|बारे|अनुसार|हरू|मध्ये)(?:मा|को|का|की|ै)?(?![\\u0900-\\u097f])'

const PLACE = /* @__PURE__ */ new RegExp(`\\{([^{}\\n]*)\\}(?: (?=${ENDING}))?(?=(${ENDING})?)`, 'g')

/** A text of somebody's own with values in its places, joined to the endings after them whether or not a space was typed. */
export const filledIn = (text: string, valueOf: (name: string) => string | number | undefined): string =>
  text.replaceAll(PLACE, (whole, name: string, ending: string | undefined) => {
    const value = valueOf(name.trim())
    if (value === undefined) return whole
    return ending === undefined ? String(value) : beforeEnding(value)
  })
