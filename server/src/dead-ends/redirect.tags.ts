/** On every response that a redirect made. */
export const REDIRECTS = 'redirects'
