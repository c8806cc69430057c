/** Every character of Unicode that a database can keep and a text can hold alone. */
export const EVERY_CHARACTER = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
