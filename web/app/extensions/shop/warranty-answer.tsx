import { CONTACT_US } from 'contract/core/paths'
import type { WarrantyCheck } from 'contract/extensions/endpoints'
import { Badge } from '../../ui/data/badge.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'

/** What was found, read out when it comes; its room is kept before. */
export const WarrantyAnswer = ({ answer }: { answer: WarrantyCheck | undefined }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks
  <div role="status">
    {answer && (
      <div className="flex min-h-64 flex-col justify-center rounded-ground bg-ground p-6 lg:min-h-96 lg:p-12">
        <Found answer={answer} />
      </div>
    )}
  </div>
)

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
