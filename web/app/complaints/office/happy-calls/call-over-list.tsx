import type { HappyCall } from 'contract/complaints/happy-calls'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallDialog } from './call-dialog.tsx'
import { CallShown } from './call-shown.tsx'
import { isWaiting } from './call-words.ts'

/** address parameter: the call that is open over the list */
const OPENED = 'call'

/** The address of a list with a call open over it. */
export function withCall(search: string, id: number): string {
  const params = new URLSearchParams(search)
  params.set(OPENED, String(id))
  return params.toString()
}

/** The call that the address names, over the list: its form while it waits, then what the customer said. */
export function CallOverList({ rows }: { rows: readonly HappyCall[] }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(OPENED)
  const at = rows.findIndex((row) => String(row.id) === id)
  const found = rows[at]
  // The list loads again once a call is entered: the form stays until it says so.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  const isSaved = useRef(false)
  const call = found ?? (String(kept?.id) === id ? kept : undefined)
  if (!call || id === null) return null
  const next = rows.slice(at + 1).find(isWaiting)
  const close = () => {
    const goesOn = isSaved.current && next !== undefined
    isSaved.current = false
    void navigate(`?${goesOn ? withCall(search, next.id) : listOf(search)}`, { replace: true })
  }
  const dialog = { open: true, onOpenChange: (open: boolean) => open || close() }
  if (!isWaiting(call)) return <CallShown {...dialog} call={call} />
  return (
    <CallDialog
      key={call.id}
      {...dialog}
      call={call}
      hasNext={next !== undefined}
      onSaved={() => {
        isSaved.current = true
      }}
    />
  )
}

/** The address without the call that is open over the list. */
function listOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(OPENED)
  return params.toString()
}
