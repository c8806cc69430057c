import { RichMessage } from '../../ui/format/rich-message.tsx'
import { NextLink } from './next-link.tsx'
import { m } from '#messages'

/** `9841 203 118` */
export const spaced = (contact: string): string => `${contact.slice(0, 4)} ${contact.slice(4, 7)} ${contact.slice(7)}`

interface SentToProps {
  contact: string
  change: string
  /** nobody is told whether the number has an account */
  ifKnown?: boolean
}

/** The number the code was sent to, with a link to change it. */
export const SentTo = ({ contact, change, ifKnown = false }: SentToProps) => (
  <RichMessage
    parts={(ifKnown ? m.accounts_sent_if : m.accounts_sent_to).parts({ number: `+977 ${spaced(contact)}` })}
    tags={{
      number: (text) => <span className="font-medium whitespace-nowrap text-ink tabular-nums">{text}</span>,
      change: (text) => <NextLink to={change}>{text}</NextLink>,
    }}
  />
)
