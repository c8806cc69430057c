import { Button } from '../ui/buttons/button.tsx'
import { brand } from '../brand/brand.tsx'
import { declineInstall, install, useInstallable } from './install.ts'
import { m } from '#messages'

/** Offers customers with products to install the site on the home screen, until they decline. */
export function InstallOffer() {
  if (!useInstallable()) return null
  return (
    <section
      aria-label={m.offline_home_screen()}
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-ground px-5 py-4 print:hidden"
    >
      <p className="min-w-60 grow text-sm text-ink-2">{m.offline_put({ brand: brand.name })}</p>
      <div className="flex gap-2">
        <Button variant="line" onClick={() => void install()}>
          {m.offline_add()}
        </Button>
        <Button variant="quiet" onClick={declineInstall}>
          {m.offline_no_thanks()}
        </Button>
      </div>
    </section>
  )
}
