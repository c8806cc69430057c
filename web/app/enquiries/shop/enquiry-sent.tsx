import { CONTACT_US } from 'contract/core/paths'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { brand } from '../../brand/brand.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { m } from '#messages'

/** How a visitor can be reached. */
export interface Sender {
  phone: string
  email: string
}

/** The message is here: what happens next. */
export function EnquirySent({ sender: { phone, email } }: { sender: Sender }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone: the focus moves to the confirmation, so that screen readers announce it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card bg-ground p-6 lg:p-9">
      <CircleCheck className="size-8 text-green" aria-hidden />
      <h2 ref={heading} tabIndex={-1} className="mt-4 scroll-mt-28 text-heading outline-none">
        {m.enquiries_sent()}
      </h2>
      <p className="mt-1.5 max-w-read text-ink-2">
        <RichMessage
          parts={m.enquiries_next.parts({ phone, email })}
          tags={{
            way: (text) => <span className="font-medium wrap-anywhere text-ink tabular-nums">{text}</span>,
          }}
        />
      </p>
      <ul className="mt-3 text-sm text-ink-2 tabular-nums">
        {brand.hours().map(({ days, time }) => (
          <li key={days}>
            {days}: {time}
          </li>
        ))}
      </ul>
      <ButtonLink to={CONTACT_US} replace preventScrollReset variant="outline" className="mt-6">
        {m.enquiries_another()}
      </ButtonLink>
    </div>
  )
}
