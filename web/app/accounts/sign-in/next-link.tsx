import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { nextAddress } from '../../session/guard.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'

/** A link along the way that remembers where one was going; the page from the server, kept for everybody, does not know. */
export function NextLink({ to, ...rest }: Omit<ComponentProps<typeof TextLink>, 'to'> & { to: string }) {
  const [search] = useSearchParams()
  const next = useHydrated() ? nextAddress(search) : undefined
  return <TextLink {...rest} to={next ? `${to}?next=${encodeURIComponent(next)}` : to} />
}
