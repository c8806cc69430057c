import { NextLink } from './next-link.tsx'

/** `9841 203 118` */
export const spaced = (contact: string): string => `${contact.slice(0, 4)} ${contact.slice(4, 7)} ${contact.slice(7)}`

/** Where the code went, and a way to correct it. */
export const SentTo = ({ contact, change }: { contact: string; change: string }) => (
  <>
    We sent six digits to{' '}
    <span className="font-medium whitespace-nowrap text-ink tabular-nums">+977 {spaced(contact)}</span>.{' '}
    <NextLink to={change}>Change number</NextLink>
  </>
)
