import type { PageSettings } from 'contract/settings/page-settings'

/** The element in which a page carries its settings. */
export const SETTINGS_ELEMENT = 'settings'

let ofDocument: PageSettings | undefined

let read = (): PageSettings => {
  ofDocument ??= JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '{}') as PageSettings
  return ofDocument
}

/** What the owner decided, for the page that is shown. Not known while modules load: ask when something is shown. */
export const settings = (): PageSettings => read()

/** The server renders many pages, so it says whose settings they are. */
export const overwriteSettings = (given: () => PageSettings): void => {
  read = given
}
