import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'

const LONGEST = 40

/** What mail programs make a link of: `example.com`, `name@…`, `https:…`, `a/b`. `K.C.` is a name. */
const LINKED = /[@/\\]|[\p{L}\p{M}\p{N}-]\.[\p{L}\p{M}\p{N}-]{2,}|^\w+:|^www/iu

/** The name by which an e-mail greets: whoever signed up typed it, so it has no addresses, and is no longer than a name. */
export function greetedAs(name: string, locale: Locale): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !LINKED.test(word))
  let greeted = ''
  for (const word of words) {
    const longer = greeted === '' ? word : `${greeted} ${word}`
    if (longer.length > LONGEST) break
    greeted = longer
  }
  return greeted || m.preferences_mail_customer({}, { locale })
}
