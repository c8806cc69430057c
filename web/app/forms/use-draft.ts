import { useState, type FormEvent } from 'react'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { draftAt, dropDraft, keepDraft } from './draft.ts'
import { NO_INPUT, type FormInput } from './form-input.ts'

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

/**
 * The draft of the form at this address, as it was when the form was drawn. With another `version` of what is stored it is
 * over, if the form was sent meanwhile.
 */
export function useDraft(address: string, version?: unknown): FormDraft {
  // The server, and the first look in the browser, know of none.
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
