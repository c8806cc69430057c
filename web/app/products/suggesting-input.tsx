import { productPath } from 'contract/core/paths'
import { useMemo, useState, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { SuggestionBox } from './suggestion-box.tsx'
import { useSuggestions } from './use-suggestions.ts'

const SHOWN = 6

/**
 * A search input with suggestions from the catalogue: Enter opens the chosen one, and searches while nothing is.
 */
export function SuggestingInput(props: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const found = useSuggestions(words)
  const shown = useMemo(() => found.slice(0, SHOWN), [found])
  const close = () => setWords('')
  return (
    <SuggestionBox
      suggestions={shown}
      withPrice
      onClose={close}
      onChoose={(product) => {
        close()
        void navigate(productPath(product))
      }}
    >
      {(input) => (
        <input
          {...props}
          {...input}
          // Not of type `search`: that one cannot be a combobox.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </SuggestionBox>
  )
}
