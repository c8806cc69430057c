import { pathIn } from 'contract/core/locale'
import { FIELD, OFFICE_PASSWORD, SIGN_IN } from 'contract/core/paths'
import LogOut from 'lucide-react/icons/log-out'
import KeyRound from 'lucide-react/icons/key-round'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../brand/brand.tsx'
import { pageLocale } from '../../core/locale.ts'
import { LanguageSwitch } from '../../preferences/language-switch.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { iconLook } from '../../ui/buttons/icon-look.ts'
import { m } from '#messages'

const LogoutDialog = lazy(() =>
  import('../../session/logout-dialog.tsx').then(({ LogoutDialog: Dialog }) => ({ default: Dialog })),
)

/** The brand, the other language, the own account, and the way out. */
export function FieldHeader() {
  const [leaving, setLeaving] = useState(false)
  return (
    <header className="mx-auto flex min-h-14 w-full max-w-3xl items-center gap-1 px-5">
      <Link to={FIELD} className="mr-auto flex min-h-11 items-center" aria-label={m.field_back()}>
        <Logo className="h-6" />
      </Link>
      <LanguageSwitch />
      <a
        href={pathIn(pageLocale(), OFFICE_PASSWORD)}
        aria-label={m.field_password()}
        title={m.field_password()}
        className={iconLook('quiet', 'md')}
      >
        <KeyRound />
      </a>
      <IconButton label={m.field_sign_out()} className="-mr-2.5" onClick={() => setLeaving(true)}>
        <LogOut />
      </IconButton>
      {leaving && (
        <Suspense>
          <LogoutDialog open onOpenChange={setLeaving} landing={SIGN_IN} />
        </Suspense>
      )}
    </header>
  )
}
