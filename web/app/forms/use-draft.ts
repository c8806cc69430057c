import { useState, type FormEvent } from 'react'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { draftAt, dropDraft, keepDraft } from './draft.ts'
import { NO_INPUT, type FormInput } from './form-input.ts'

export interface FormDraft extends FormInput {
  /** the key of the form's component: a reset or restored form is a new instance */
  key: string
  /** there is a stored draft */
  isRestored: boolean
  /** for the form */
  onChange: (event: FormEvent<HTMLFormElement>) => void
  /** saves values that were set by code */
  keep: (form: HTMLFormElement) => void
  startAgain: () => void
}

/**
 * The draft of the form at this address, as it was when the form was rendered. It ends when `version` of the stored
 * record changes after the form was sent.
 */
export function useDraft(address: string, version?: unknown): FormDraft {
  // Unknown on the server and during hydration.
  const hydrated = useHydrated()
  const [turn, setTurn] = useState(0)
  const read = () => (hydrated ? draftAt(address).read() : NO_INPUT)
  const at = `${address} ${turn} ${hydrated}`
  const [known, know] = useState(() => ({ at, version, input: read() }))
  if (known.at !== at) know({ at, version, input: read() })
  else if (known.version !== version) know({ at, version, input: isEmpty(read()) ? NO_INPUT : known.input })
  const isRestored = !isEmpty(known.input)
  const keep = (form: HTMLFormElement) => keepDraft(address, form)
  return {
    ...known.input,
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

const isEmpty = ({ texts, files }: FormInput): boolean => Object.keys(texts).length + Object.keys(files).length === 0
