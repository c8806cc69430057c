import Search from 'lucide-react/icons/search'
import { clsx } from 'clsx'
import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/buttons/button.tsx'
import { searchOfForm } from './listing-search.ts'
import { SuggestingInput } from '../suggesting-input.tsx'
import { m } from '#messages'

const TYPING_MS = 300

export interface SearchHeroProps {
  title: ReactNode
  text: ReactNode
  words: string
  /** Searches while typing, too. */
  live?: boolean
}

/** The head of a screen that searches: its name and a large box. Enter searches, even for nothing. */
export function SearchHero({ title, text, words, live = false }: SearchHeroProps) {
  const navigate = useNavigate()
  const Input = live ? PlainInput : SuggestingInput
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isForTyping = !live && words === ''
  useEffect(() => {
    if (isForTyping) input.current?.focus({ preventScroll: true })
  }, [isForTyping])
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = words
  }, [words])

  const go = (form: HTMLFormElement, replace: boolean) => {
    clearTimeout(timer.current)
    void navigate(searchOfForm(form), { replace, preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    go(event.currentTarget, false)
  }
  const typed = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    if (live) timer.current = setTimeout(() => go(form, true), TYPING_MS)
  }
  return (
    <section className="border-b border-line bg-ground">
      <div className={clsx('mx-auto max-w-shop px-5 lg:px-10 lg:py-16', live ? 'py-10' : 'py-5')}>
        <h1 className={clsx('text-title lg:text-[3.5rem]', !live && 'max-lg:text-heading')}>{title}</h1>
        <p className={clsx('max-w-read text-ink-2 lg:mt-3 lg:text-lead', live ? 'mt-3' : 'mt-1 max-lg:text-sm')}>
          {text}
        </p>
        <search>
          <form
            onSubmit={submit}
            onInput={typed}
            className={clsx('flex max-w-2xl gap-2 lg:mt-8', live ? 'mt-6' : 'mt-4')}
          >
            <div className="relative min-w-0 grow">
              <Search className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-3" aria-hidden />
              <Input
                ref={input}
                name="product_name"
                aria-label={m.products_search_by()}
                placeholder={m.products_search_examples()}
                maxLength={100}
                defaultValue={words}
                className="h-12 w-full rounded-control border border-control bg-white pr-3 pl-11 text-base hover:border-ink"
              />
            </div>
            <Button type="submit" size="lg" className="max-sm:*:px-4!">
              {m.products_search()}
            </Button>
          </form>
        </search>
      </div>
    </section>
  )
}

/** No suggestions on a page that shows results itself. */
const PlainInput = (props: ComponentProps<'input'>) => <input {...props} type="search" autoComplete="off" />
