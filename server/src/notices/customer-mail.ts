import { m } from 'contract/messages'
import { pathIn, type Locale } from 'contract/core/locale'
import { cutLetters } from 'contract/core/texts/letters'
import { confirmEmailPath, unsubscribePath } from 'contract/core/paths'
import { topicName } from 'contract/preferences/topic-name'
import type { Topic } from 'contract/preferences/words'
import { brandColours } from 'contract/settings/colours'
import type { Voice } from '../customer-texts/voice.ts'
import type { Mail } from '../platform/gateways/mail.ts'
import { escaped } from '../platform/http/escaped.ts'
import type { Services } from '../platform/core/services.ts'
import { greetedAs } from './greeted-as.ts'

/** The sender: the brand and its website. */
export interface Sender {
  publicUrl: string
  colour: string
  phone: string
}

/** The brand of this installation as it writes. */
export const senderOf = ({ config, settings }: Pick<Services, 'config' | 'settings'>): Sender => ({
  publicUrl: config.publicUrl,
  colour: settings.current.colour,
  phone: settings.current.phone,
})

export interface Letter {
  to: string
  firstname: string
  /** of the notice that it carries */
  title: string
  text: string
  /** of the screen that shows it: a path of the website */
  address: string
  topic: Topic
  /** for the link that stops such e-mails */
  token: string
}

/** The e-mail that carries a notice: the same title and text, a link to its screen, and one that stops such e-mails. */
export function customerMail(
  { locale, brand, say }: Voice,
  { publicUrl, colour, phone }: Sender,
  { to, firstname, title, text, address, topic, token }: Letter,
): Mail {
  const at = (path: string) => publicUrl + pathIn(locale, path)
  const stop = { label: say('email_stop', {}), href: at(unsubscribePath(token)) }
  const parts: Parts = {
    locale,
    brand,
    title,
    text,
    greeting: say('email_greeting', { name: greetedAs(firstname, locale) }),
    open: { label: say('email_open', {}), href: at(address) },
    contact: phone === '' ? '' : say('email_contact', { phone }),
    reason: say('email_reason', { topic: topicName(topic, locale) }),
    stop,
  }
  return { to, subject: title, text: plainOf(parts), html: htmlOf(parts, colour), unsubscribe: stop.href }
}

/** The e-mail that asks the reader of an address to confirm it. It has nothing in it that whoever entered the address wrote. */
export function confirmationMail(
  { locale, brand }: Voice,
  { publicUrl, colour, phone }: Sender,
  { to, ending, token }: { to: string; ending: string; token: string },
): Mail {
  const title = m.preferences_confirm_mail_title({ brand }, { locale })
  const parts: Parts = {
    locale,
    brand,
    title,
    text: m.preferences_confirm_mail_text({ brand, ending }, { locale }),
    open: {
      label: m.preferences_confirm_mail_open({}, { locale }),
      href: publicUrl + pathIn(locale, confirmEmailPath(token)),
    },
    contact: '',
    reason: m.preferences_confirm_mail_reason({ phone }, { locale }),
  }
  return { to, subject: title, text: plainOf(parts), html: htmlOf(parts, colour) }
}

/** The e-mail that carries what a member of staff wrote to somebody who may have no account. */
export function plainMail(
  { locale, brand, say }: Voice,
  { publicUrl, colour, phone }: Sender,
  { to, name, text, address }: { to: string; name: string; text: string; address: string },
): Mail {
  const title = m.enquiries_mail_title({ brand }, { locale })
  const parts: Parts = {
    locale,
    brand,
    title,
    text,
    greeting: say('email_greeting', { name: greetedAs(name, locale) }),
    open: { label: m.enquiries_mail_open({}, { locale }), href: publicUrl + pathIn(locale, address) },
    contact: phone === '' ? '' : say('email_contact', { phone }),
    reason: m.enquiries_mail_reason({}, { locale }),
  }
  return { to, subject: title, text: plainOf(parts), html: htmlOf(parts, colour) }
}

interface Link {
  label: string
  href: string
}

interface Parts {
  locale: Locale
  brand: string
  title: string
  text: string
  greeting?: string
  open: Link
  contact: string
  reason: string
  stop?: Link
}

const plainOf = ({ brand, text, greeting, open, contact, reason, stop }: Parts): string =>
  [
    ...(greeting ? [greeting] : []),
    text,
    `${open.label}:\n${open.href}`,
    // No `-- ` before it: mail programs fold what follows, and the link to stop must be seen.
    [brand, ...(contact ? [contact] : [])].join('\n'),
    [reason, ...(stop ? [`${stop.label}:`, stop.href] : [])].join('\n'),
  ].join('\n\n')

/** What an inbox shows beside the subject, in letters; else it would be the brand and the subject once more. */
const PREVIEW = 120

/** A serial number or a long Nepali name breaks where a telephone ends. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere'

/** Tables and styles on each element, as mail programs want them; nothing is fetched from anywhere. */
function htmlOf({ locale, brand, title, text, greeting, open, contact, reason, stop }: Parts, colour: string): string {
  const { lamp, red } = brandColours(colour)
  const line = locale === 'ne' ? 1.7 : 1.5
  const p = (words: string, style: string, name = 'ink') =>
    `<p class="${name}" style="margin:0 0 16px;font-size:16px;line-height:${line};${style}">${escaped(words)}</p>`
  const small = (inner: string) =>
    `<p class="pale" style="margin:0 0 6px;font-size:13px;line-height:${line};color:#5c5853">${inner}</p>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #161514 !important }
  .card { background: #22201f !important; border-color: #3a3735 !important }
  .ink { color: #f3f1ee !important }
  .pale, .pale a { color: #b9b3ac !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f4f2;font-family:'Noto Sans','Noto Sans Devanagari','Mukta','Segoe UI',Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px">${escaped(cutLetters(text, PREVIEW))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f4f2"><tr><td align="center" style="padding:24px 12px;${BREAKS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 14px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="10"><div style="width:10px;height:10px;font-size:0;line-height:0;background:${lamp};border-radius:5px"></div></td>
<td class="ink" style="padding-left:9px;font-size:18px;font-weight:700;line-height:1.3;color:#1c1a19">${escaped(brand)}</td>
</tr></table>
</td></tr>
<tr><td class="card" style="padding:28px 24px 30px;background:#ffffff;border:1px solid #e4e1dc;border-radius:10px">
<h1 class="ink" style="margin:0 0 18px;font-size:22px;line-height:1.35;font-weight:700;color:#1c1a19">${escaped(title)}</h1>
${greeting ? p(greeting, 'color:#1c1a19') : ''}
${p(text, 'color:#1c1a19')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr>
<td style="background:${red};border-radius:6px"><a href="${escaped(open.href)}" style="display:inline-block;padding:13px 22px;font-size:16px;line-height:1.3;font-weight:600;color:#ffffff;text-decoration:none">${escaped(open.label)}</a></td>
</tr></table>
</td></tr>
<tr><td style="padding:20px 4px 0">
${contact ? small(escaped(contact)) : ''}
${small(escaped(reason))}
${stop ? small(`<a href="${escaped(stop.href)}" style="color:#5c5853;text-decoration:underline">${escaped(stop.label)}</a>`) : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
