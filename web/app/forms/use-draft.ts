import { useMemo, useState, type FormEvent } from 'react'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { draftAt, dropDraft, keepDraft } from './draft.ts'
import type { FormInput } from './form-input.ts'

export interface FormDraft extends FormInput {
  /** of the form's component: a form that starts again, or that a draft fills in, is a new one */
  key: string
  /** something was kept */
  isRestored: boolean
  /** for the form */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** keeps what was filled in without a hand */
  keep: (form: HTMLFormElement) => void
  startAgain: () => void
}

const NOTHING: FormInput = { texts: {}, files: {} }

/** The draft of the form at this address, as it was when the form was drawn, or when `version` changed. */
export function useDraft(address: string, version?: unknown): FormDraft {
  // The server, and the first look in the browser, know of none.
  const hydrated = useHydrated()
  const [turn, setTurn] = useState(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const input = useMemo(() => (hydrated ? draftAt(address).read() : NOTHING), [address, hydrated, turn, version])
  const isRestored = Object.keys(input.texts).length + Object.keys(input.files).length > 0
  const keep = (form: HTMLFormElement) => keepDraft(address, form)
  return {
    ...input,
    key: `${address} ${turn} ${isRestored}`,
    isRestored,
    onChange: ({ currentTarget }) => keep(currentTarget),
    keep,
    startAgain: () => {
      dropDraft(address)
      setTurn(turn + 1)
    },
  }
}
