/** A typed text with plain line ends: forms send CRLF. */
export const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n')
