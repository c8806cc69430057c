import { useSearchParams } from 'react-router'
import { nextAddress } from '../../session/guard.ts'
import { providerAddress, providerName } from '../../session/provider.ts'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { m } from '#messages'

/** For staff of an organisation that has a sign-in of its own. */
export function ProviderLink() {
  const [search] = useSearchParams()
  const next = useHydrated() ? nextAddress(search) : undefined
  const name = providerName()
  if (name === undefined) return null
  return (
    <section aria-labelledby="provider" className="mt-6 border-t border-line pt-5">
      <h2 id="provider" className="mb-3 text-sm font-semibold">
        {m.session_provider_staff()}
      </h2>
      <a href={providerAddress(next)} className={`${buttonLook('outline', 'lg')} w-full`}>
        <span className={labelLook('lg')}>{m.session_provider({ name })}</span>
      </a>
    </section>
  )
}
