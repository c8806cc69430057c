import { SHOP_HOME } from 'contract/core/paths'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { brand, Logo } from '../brand/brand.tsx'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { LogoutDialog } from '../session/logout-dialog.tsx'
import { refreshProfile } from '../session/profile.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/data/card.tsx'
import { OwnFactors } from './own-factors.tsx'

/** All that there is in a session in which a second factor has to be added first; afterwards the screen behind it loads. */
export function Enrolling() {
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const goOn = () => {
    void refreshProfile()
    void revalidate()
  }
  return (
    <div className="min-h-dvh bg-ground">
      <title>{`${m.factors_enrol_title()} | ${brand.name}`}</title>
      <header className="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-4 px-5 py-4">
        <Logo className="h-7" />
        <LanguageSwitch className="ml-auto" />
        <Button variant="quiet" size="sm" onClick={() => setLeaving(true)}>
          <LogOut />
          {m.factors_sign_out()}
        </Button>
      </header>
      <main id="main" className="mx-auto max-w-2xl px-5 pt-4 pb-16 lg:pt-12">
        <h1 className="text-title">{m.factors_enrol_title()}</h1>
        <p className="mt-3 mb-7 max-w-read text-ink-2">{m.factors_enrol_text()}</p>
        <Card className="px-5 py-6 sm:px-6">
          <h2 className="sr-only">{m.factors_security()}</h2>
          <OwnFactors onReady={goOn} />
        </Card>
      </main>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={SHOP_HOME} />
    </div>
  )
}
