import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Profile } from 'contract/accounts/endpoints'
import type { ComponentProps } from 'react'
import { Avatar } from '../ui/data/avatar.tsx'
import { m } from '#messages'

/** Picture and, where the header has room for it, first name; opens the account menu. */
export const AccountButton = ({ profile, ...rest }: { profile: Profile | undefined } & ComponentProps<'button'>) => (
  <button
    {...rest}
    type="button"
    className="flex h-11 items-center gap-2.5 rounded-control pr-2 pl-1.5 text-sm hover:bg-ground"
  >
    <Avatar size="sm" name={profile ? `${profile.firstname} ${profile.lastname}` : ''} src={profile?.image_url} />
    <span className="font-medium max-xl:hidden">{profile?.firstname ?? m.layouts_account()}</span>
    <span className="sr-only">{m.layouts_account_menu()}</span>
    <ChevronDown className="size-4 text-ink-3" aria-hidden />
  </button>
)
