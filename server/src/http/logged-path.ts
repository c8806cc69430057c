/** Addresses that are keys themselves: who has one may track a complaint, open a paper or look a unit up. */
const KEYED = /^(\/(?:t|q|files|api\/stocks\/trackcomplaint|api\/products\/(?:qrcode|scanned))\/).+/

/** A path as the log has it: without its query, in which people's numbers may stand, and without keys. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(KEYED, '$1…')
