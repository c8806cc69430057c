import { KEPT_WORDS, withoutWords } from './kept-words.ts'

const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** The texts of the page with Latin letters other than these words and those that are the same in both languages. */
export const latinTexts = (own: readonly string[] = []): string[] =>
  textsShown().filter((text) => /\p{Script=Latin}{2}/u.test(withoutWords(text, [...KEPT_WORDS, ...own])))

/** Each text of the page: what is read, and what a screen reader says; not what is marked to be in another language. */
function textsShown(): string[] {
  const { lang } = document.documentElement
  const isInLanguage = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') === lang &&
    !element.closest('script, style, select[hidden], [contenteditable]')
  const texts = new Set([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (isInLanguage(walker.currentNode.parentElement)) texts.add(walker.currentNode.textContent ?? '')
  for (const name of SAID)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isInLanguage(element)) texts.add(element.getAttribute(name) ?? '')
  return [...texts].map((text) => text.trim()).filter(Boolean)
}
