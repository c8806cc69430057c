import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { SessionRow } from 'contract/sessions/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { useSingle } from '../forms/use-single.ts'
import { deviceName } from '../session/device-name.ts'
import { Badge } from '../ui/data/badge.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { dateTime } from '../ui/format/dates.ts'
import type { SignInIntent } from './end-sign-ins.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

/** The account's sign-ins, to end one or all others; handled by `endSignIns` in the screen's action. */
export function SignIns({ sessions }: { sessions: readonly SessionRow[] }) {
  const { submit, state, formData, data } = useFetcher<() => Promise<Refusal | { ended: true }>>()
  const single = useSingle()
  // An answer, whatever it is, ends the question.
  const [asked, ask] = useState<{ before: typeof data }>()
  const list = useRef<HTMLUListElement>(null)
  const others = sessions.filter(({ is_this }) => !is_this).length
  const busyWith = state === 'idle' ? undefined : (formData?.get('id') ?? formData?.get('intent'))
  const end = (form: { intent: SignInIntent; id?: string }) => single(() => submit(form, { method: 'post' }))

  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (data && !isRefusal(data)) list.current?.focus()
  }, [data])

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.accounts_where_signed_in()}
        className="border-t border-line outline-none"
      >
        {sessions.map((session) => (
          <SignIn
            key={session.id}
            session={session}
            busy={busyWith === session.id}
            onEnd={() => end({ intent: 'end', id: session.id })}
          />
        ))}
      </ul>
      {others > 0 && (
        <Button variant="outline" className="mt-5 max-sm:w-full" onClick={() => ask({ before: data })}>
          {m.accounts_sign_out_others()}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined && asked.before === data}
        onOpenChange={(open) => ask(open ? { before: data } : undefined)}
        tone="ink"
        title={m.accounts_sign_out_others_title()}
        text={others === 1 ? m.accounts_others_sign_in_one() : m.accounts_others_sign_in_many({ count: whole(others) })}
        confirm={m.accounts_sign_out_others()}
        busyLabel={m.accounts_signing_out()}
        busy={busyWith === 'end-others'}
        onConfirm={() => end({ intent: 'end-others' })}
      />
    </>
  )
}

function SignIn({ session, busy, onEnd }: { session: SessionRow; busy: boolean; onEnd: () => void }) {
  const { is_this, created_at, last_seen_at } = session
  const device = deviceName(session.device)
  const Icon = /Android|iOS/.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-line py-4">
      <Icon className="size-5 shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 grow basis-28">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium break-words">
          {device}
          {is_this && <Badge tone="green">{m.accounts_this_device()}</Badge>}
        </p>
        <p className="mt-0.5 text-2xs text-ink-3 tabular-nums">
          {is_this ? m.accounts_in_use() : m.accounts_last_seen({ when: dateTime(last_seen_at) })}
        </p>
        <p className="text-2xs text-ink-3 tabular-nums">{m.accounts_signed_in_at({ when: dateTime(created_at) })}</p>
      </div>
      {!is_this && (
        <Button
          variant="line"
          size="sm"
          busy={busy}
          aria-label={m.accounts_sign_out_device({ device })}
          onClick={onEnd}
        >
          {m.accounts_sign_out()}
        </Button>
      )}
    </li>
  )
}
