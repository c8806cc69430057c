/**
 * Runs in the browser as its own source, before any other script, on pages that are complete without: they fetch their
 * scripts at the first sign of a person. What is pressed or typed meanwhile is done once they are there, except what a browser
 * does by itself: links, forms that search, panels. A page that is more than the server drew does not wait.
 *
 * `html[data-waits]` says that no sign came yet, `html[data-waiting]` that a press waits for the scripts.
 */
export default function startWhenTouched(
  fetchScripts: () => Promise<unknown>,
  afterPaint: (start: () => void) => void,
  knownKeys: readonly string[],
): void {
  const root = document.documentElement
  const signs = 'pointermove pointerdown scroll keydown focusin input change click'.split(' ')
  /** What visits leave that only shows further down or when a page works. */
  const unseen = new Set(['seen-products', 'react-router-scroll-positions', 'device/devanagari'])
  const typed = new Map<Element, () => void>()
  const pressed = new Map<Element, () => void>()

  /** The last of several counts, in the order in which they came. */
  const keep = (kept: Map<Element, () => void>, part: Element, again: () => void) => {
    kept.delete(part)
    kept.set(part, again)
  }

  /** The scripts are there, or cannot come: then the page is one without script. */
  const end = () => {
    for (const sign of signs) document.removeEventListener(sign, hear, true)
    delete root.dataset['waiting']
    for (const part of pressed.keys()) part.ariaBusy = null
    setTimeout(() => [...typed.values(), ...pressed.values()].forEach((again) => again()))
  }

  const begin = () => {
    if (root.dataset['waits'] === undefined) return
    delete root.dataset['waits']
    new MutationObserver((_, observer) => {
      if (root.dataset['ready'] === undefined) return
      observer.disconnect()
      end()
    }).observe(root, { attributeFilter: ['data-ready'] })
    fetchScripts().catch(end)
  }

  const isTick = (part: unknown) => part instanceof HTMLInputElement && /^(checkbox|radio)$/.test(part.type)

  const needsScript = (part: Element, event: Event) => {
    if (part instanceof HTMLLabelElement) return isTick(part.control)
    // A form that searches goes off by itself, unless a tick in it still waits.
    if (part instanceof HTMLButtonElement)
      return !part.popoverTargetElement && (pressed.size > 0 || part.type !== 'submit' || part.form?.method !== 'get')
    // A link to another language, which is remembered.
    if (part instanceof HTMLAnchorElement)
      return event instanceof MouseEvent && !event.metaKey && !event.ctrlKey && !event.shiftKey
    return isTick(part)
  }

  const hear = (event: Event) => {
    const at = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : root
    // A browser tells where the mouse rests when the page moves below it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    // It leads on by itself, sooner without.
    if (event.type !== 'scroll' && at.closest('a[href]:not([hreflang])')) return
    begin()
    const hold = (part: Element, again: () => void) => {
      root.dataset['waiting'] = ''
      part.ariaBusy = 'true'
      keep(pressed, part, again)
    }
    if (event.type === 'click') {
      const part = at.closest<HTMLElement>('button, label, input, a[hreflang]')
      if (!part || !needsScript(part, event)) return
      event.preventDefault()
      // Enter and the button of a form are one press.
      const isSending = part instanceof HTMLButtonElement && part.type === 'submit' && part.form
      hold(isSending || part, () => part.click())
    }
    if (event.type === 'input' && at instanceof HTMLInputElement && !isTick(at) && at.form?.method === 'get') {
      const { value } = at
      keep(typed, at, () => {
        if (at.value !== value) at.value = value
        at.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
    if (event.type === 'change' && at instanceof HTMLSelectElement)
      hold(at, () => at.dispatchEvent(new Event('change', { bubbles: true })))
    if (event instanceof KeyboardEvent && event.key === 'Enter' && at instanceof HTMLInputElement) {
      const { form } = at
      if (!form || isTick(at) || event.isComposing || (form.method === 'get' && pressed.size === 0)) return
      event.preventDefault()
      hold(form, () => form.requestSubmit())
    }
  }

  const isMore = () => {
    if (location.hash || document.querySelector('[data-at-once]')) return true
    if ([...new URLSearchParams(location.search).keys()].some((key) => !knownKeys.includes(key))) return true
    // The landing page leads on to the language that a browser prefers.
    if (location.pathname === '/' && navigator.languages.some((tag) => !tag.startsWith(root.lang))) return true
    try {
      const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
      return keys.some((key) => !unseen.has(key))
    } catch {
      return false
    }
  }

  root.dataset['waits'] = ''
  for (const sign of signs) document.addEventListener(sign, hear, { capture: true })
  if (isMore()) afterPaint(begin)
}
