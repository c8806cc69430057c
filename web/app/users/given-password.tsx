import { ROLE_LIST } from 'contract/core/office-paths'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { DetailPage } from '../office/detail.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'

export interface GivenPasswordProps {
  account: { firstname: string; lastname: string; contact: string; given_password: string }
}

/** The password of a new colleague, which is shown here and never again. */
export function GivenPassword({ account: { firstname, lastname, contact, given_password } }: GivenPasswordProps) {
  const name = `${firstname} ${lastname}`
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <DetailPage title={m.users_given_title({ name })}>
      <h1 ref={heading} tabIndex={-1} className="text-heading break-words outline-none">
        {m.users_given_title({ name })}
      </h1>
      <p className="mt-3 max-w-read text-ink-2">{m.users_given_text({ contact })}</p>
      <p className="mt-6 w-fit max-w-full rounded-card border border-line bg-white px-5 py-4 font-mono text-lg break-all select-all">
        {given_password}
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button variant="ink" onClick={() => void copy(given_password)} className="max-sm:w-full">
          <Copy />
          {m.users_given_copy()}
        </Button>
        <ButtonLink to={ROLE_LIST} variant="line" className="max-sm:w-full">
          {m.office_menu_roles()}
        </ButtonLink>
      </div>
    </DetailPage>
  )
}

async function copy(password: string) {
  try {
    await navigator.clipboard.writeText(password)
    toast.success(m.users_given_copied())
  } catch {
    toast.error(m.users_given_by_hand())
  }
}
