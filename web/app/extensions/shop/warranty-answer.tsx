import { CONTACT_US } from 'contract/core/paths'
import type { WarrantyCheck } from 'contract/extensions/endpoints'
import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/data/badge.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { m } from '#messages'

/** The result. It is scrolled to and focused: on a phone it comes below the form. */
export function WarrantyAnswer({ answer }: { answer: WarrantyCheck | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (!answer) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex min-h-64 flex-col justify-center rounded-ground bg-ground scroll-mt-24 p-6 outline-none lg:min-h-96 lg:p-12"
    >
      <Found answer={answer} />
    </div>
  )
}

function Found({ answer: { state, model_name, warranty_expiry } }: { answer: WarrantyCheck }) {
  if (state === 'not_found')
    return (
      <>
        <h2 className="text-title">{m.extensions_not_found()}</h2>
        <p className="mt-3 max-w-read text-ink-2">
          <RichMessage
            parts={m.extensions_not_found_text.parts()}
            tags={{ contact: (text) => <TextLink to={CONTACT_US}>{text}</TextLink> }}
          />
        </p>
      </>
    )
  const isValid = state === 'valid'
  const day = shortDate(warranty_expiry)
  return (
    <>
      <p>
        <Badge tone={isValid ? 'green' : 'amber'}>{isValid ? m.extensions_valid() : m.extensions_expired()}</Badge>
      </p>
      <h2 className="mt-4 text-title tabular-nums">
        {isValid ? m.extensions_valid_until({ day }) : m.extensions_expired_on({ day })}
      </h2>
      <p className="mt-3 text-ink-2">{model_name}</p>
    </>
  )
}
