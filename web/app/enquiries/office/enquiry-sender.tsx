import { Avatar } from '../../ui/data/avatar.tsx'

/** The sender; a lamp marks an unread message. */
export const EnquirySender = ({ name, read }: { name: string; read: boolean }) => (
  <span className="relative shrink-0">
    <Avatar name={name} size="row" />
    {!read && (
      <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-lamp ring-2 ring-white">
        <span className="sr-only">Unread</span>
      </span>
    )}
  </span>
)
