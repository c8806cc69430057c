import { BRAND } from '../core/brand.ts'
import { PASSWORD_MIN } from './words.ts'
import provinces from '../data/districts.json' with { type: 'json' }

/** Known facts about the password's owner: names and places are easy to guess. */
export interface Person {
  firstname?: string | undefined
  lastname?: string | undefined
  email?: string | undefined
  contact?: string | undefined
  city?: string | undefined
  district?: string | undefined
  dob?: string | null | undefined
}

/** Words anyone would try here: the brand and its products, the country and its places, job titles. */
const WORDS = [
  BRAND.name,
  ...`appliance kettle cooker mixer grinder heater bottle warranty
    nepal kathmandu pokhara biratnagar birgunj butwal dharan bharatpur hetauda janakpur nepalgunj
    everest sagarmatha himalaya himal lumbini buddha gurkha gorkha namaste
    administrator admin customer service product incharge staff office user password`.split(/\s+/),
  ...provinces.flatMap(({ name_en, districts }) => [name_en, ...districts.map((district) => district.name_en)]),
]

const WORD_MIN = 3

/**
 * Whether a password consists of guessable words with too little added: what remains without them must itself be a
 * password. `common` are passwords that many people use; only the server knows them.
 */
export function isEasy(password: string, person: Person, common: ReadonlySet<string> = new Set()): boolean {
  const words = wordsFor(person)
  return [password.toLowerCase(), asWritten(password.toLowerCase())].some((plain) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain)
    return common.has(plain) || (rest !== plain && (rest.length < PASSWORD_MIN || common.has(rest)))
  })
}

/** `b@ltra` is `baltra`. */
const asWritten = (password: string): string =>
  password.replace(/[@4013$5]/g, (sign) => ({ '@': 'a', '4': 'a', '0': 'o', '1': 'i', '3': 'e' })[sign] ?? 's')

/** Longest first, so that words within other words go with them. */
function wordsFor({ firstname, lastname, email, contact, city, district, dob }: Person): string[] {
  const own = [firstname, lastname, email?.split('@')[0], city, district].flatMap((text) =>
    (text ?? '').split(/[\s._-]+/),
  )
  const dates = dob ? [dob.replaceAll('-', ''), ...dob.split('-')] : []
  return [...new Set([...WORDS, ...own, contact ?? '', ...dates].map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= WORD_MIN)
    .toSorted((a, b) => b.length - a.length)
}
