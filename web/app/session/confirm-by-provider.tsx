import { m } from '#messages'
import { providerName } from './provider.ts'
import { useProviderProof } from './use-provider-proof.ts'

/** The other way to confirm who one is, where the organisation has a sign-in of its own. */
export function ConfirmByProvider({ onProven }: { onProven: () => void }) {
  const { isWaiting, prove } = useProviderProof(onProven)
  const name = providerName()
  if (name === undefined) return null
  return (
    <>
      <button type="button" onClick={prove} className="mt-3 min-h-11 text-left text-sm underline">
        {m.session_provider_confirm({ name })}
      </button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isWaiting && m.session_provider_waiting()}
      </p>
    </>
  )
}
