import { CONTACT_US } from 'contract/core/paths'
import type { WarrantyCheck } from 'contract/extensions/endpoints'
import { useEffect, useRef } from 'react'
import { Badge } from '../../ui/data/badge.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'

/** What was found. It is scrolled to and focused: on a phone it comes below the form. */
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
        <h2 className="text-title">No warranty found</h2>
        <p className="mt-3 max-w-read text-ink-2">
          There is none for this serial number and these digits. Compare the number with the plate, and ask the owner
          for the phone that the product is registered with. <TextLink to={CONTACT_US}>Or ask us</TextLink>
        </p>
      </>
    )
  const isValid = state === 'valid'
  return (
    <>
      <p>
        <Badge tone={isValid ? 'green' : 'amber'}>{isValid ? 'Valid' : 'Expired'}</Badge>
      </p>
      <h2 className="mt-4 text-title tabular-nums">
        {isValid ? 'Valid until' : 'Expired on'} {shortDate(warranty_expiry)}
      </h2>
      <p className="mt-3 text-ink-2">{model_name}</p>
    </>
  )
}
