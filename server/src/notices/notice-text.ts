import { BRAND } from 'contract/brand'

const BRAND_FIRST = `${BRAND.name}: `
/** ` Follow it: https://…` */
const LINK_LAST = / [\w ]+: https?:\/\/\S+$/

/** What a text message says, without the brand in front and the link at the end: a notice leads there by itself. */
export function noticeText(sms: string): string {
  const text = (sms.startsWith(BRAND_FIRST) ? sms.slice(BRAND_FIRST.length) : sms).replace(LINK_LAST, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
