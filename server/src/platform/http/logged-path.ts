/**
 * Addresses that are secrets themselves: they open a complaint's tracking, a document or a unit, take a bill or an
 * answer, stop e-mails, or confirm a number or an address.
 */
const KEYED =
  /^((?:\/ne)?\/(?:t|q|n|e|b|o|c|r|files|unsubscribe|api\/(?:unsubscribe|email)|api\/customer\/number|api\/stocks\/(?:trackcomplaint|estimatebylink|bill|campaigns\/answer)|api\/products\/(?:qrcode|scanned|quotationbylink|quotationpdfbylink))\/).+/

/** A path for the log: without its query, which may hold people's numbers, and without secrets. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(KEYED, '$1…')
