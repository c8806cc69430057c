import { REPORT_FAULT } from 'contract/core/paths'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/buttons/text-link.tsx'

/** Returns to the form with everything still filled in. */
export const BackToForm = ({ children }: { children: ReactNode }) => (
  <p className="mt-6 text-sm">
    <TextLink to={REPORT_FAULT} replace>
      {children}
    </TextLink>
  </p>
)
