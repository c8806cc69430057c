/** What an address is made of where we send to it: one mailbox, no list, no comment, no quoted part. */
const MAILBOX = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

/** Whether an address can stand in a header, where a comma or a line break would be more than an address. */
export const isMailbox = (address: string): boolean => address.length <= 254 && MAILBOX.test(address)
