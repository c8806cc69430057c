import type { ReactNode } from 'react'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'
import { m } from '#messages'
import { AccountPage } from './account-page.tsx'

/** Why the provider's answer came to nothing, and the way to begin again. */
export const ProviderRefused = ({
  title,
  text,
  again,
  children,
}: {
  title: string
  text: string
  /** leads out of this site's pages, so the browser goes there as a whole */
  again: string
  children?: ReactNode
}) => (
  <AccountPage title={title} text={text}>
    <div className="mt-8 grid gap-3">
      <a href={again} className={buttonLook('primary', 'lg')}>
        <span className={labelLook('lg')}>{m.session_provider_anew()}</span>
      </a>
      {children}
    </div>
  </AccountPage>
)
