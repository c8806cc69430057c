import type { Page } from '@playwright/test'

/**
 * What a screen lets people do, without its words: where links lead, which fields and columns there are, and buttons by
 * their icon and purpose. Numbers in addresses count for nothing, because lists are in another order in each language.
 */
export const offeredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown)
    const links = all('a[href]')
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => {
        const { protocol, pathname, search } = new URL((link as HTMLAnchorElement).href)
        if (!protocol.startsWith('http')) return `link ${protocol}`
        const path = pathname.replace(/^\/ne(?=\/|$)/, '').replaceAll(/[^/]*\d[^/]*/g, '*')
        return `link ${path} ${[...new URLSearchParams(search).keys()].toSorted().join()}`
      })
    // A list becomes one that can be searched once the code for that is there.
    const choices = all('select, [role=combobox]').map(() => 'field to choose')
    const fields = all('input:not([role=combobox], [aria-hidden=true]), textarea').map(
      (field) => `field ${field.getAttribute('name') ?? ''} ${field.getAttribute('type') ?? field.localName}`,
    )
    const icon = (button: Element) => button.querySelector('svg')?.getAttribute('class')?.split(' ').at(1) ?? ''
    const buttons = all('button, [role=button], [role=tab], summary').map((button) =>
      [
        'button',
        icon(button),
        button.getAttribute('name'),
        button.getAttribute('value'),
        button.getAttribute('aria-haspopup'),
      ]
        .filter(Boolean)
        .join(' '),
    )
    const counted = (keys: readonly string[]) =>
      [...new Set(keys)].map((key) => `${keys.filter((one) => one === key).length} × ${key}`)
    const columns = all('th[scope=col], thead th').length
    return [
      ...new Set(links),
      ...new Set(fields),
      ...counted(choices),
      ...counted(buttons),
      `${columns} columns`,
    ].toSorted()
  })
