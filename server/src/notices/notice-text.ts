import { BRAND } from 'contract/brand'

const BRAND_FIRST = `${BRAND.name}: `

/** How a text message names the address that it ends with. */
export const followed = (link: string): string => ` Follow it: ${link}`

/** What a text message says, without the brand in front and the link that it ends with: a notice leads there by itself. */
export function noticeText(sms: string, link?: string): string {
  const text = sms.startsWith(BRAND_FIRST) ? sms.slice(BRAND_FIRST.length) : sms
  const last = link === undefined ? '' : followed(link)
  const plain = last && text.endsWith(last) ? text.slice(0, -last.length) : text
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
