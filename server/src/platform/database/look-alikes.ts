/**
 * Letters that look alike or are left out, as people type them on different keyboards, and what takes their place: anusvara for
 * chandrabindu; nothing for nukta and joiners. `plain()` of the database has the same table (migration 0130).
 */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  '\u093C': '',
  '\u200C': '',
  '\u200D': '',
}

const ANY = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu')

/** A text in which letters that look alike are the same. Precomposed letters with a nukta lose it too. */
export const withoutLookAlikes = (text: string): string =>
  text.normalize('NFC').replace(ANY, (letter) => LOOK_ALIKES[letter]!)
