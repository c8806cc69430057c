import type { Notice } from 'contract/notices/endpoints'
import { stored } from '../../ui/browser/stored.ts'

/** Whether a member of staff wants the notifications of this browser. */
export const wantsDesktop = stored<boolean>('desktop-notices', {
  owner: 'account',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})

/** Whether notifications may be shown here: wanted, and not blocked in the browser since. */
export const showsDesktop = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted' && wantsDesktop.read()

/**
 * Asks the browser for leave, and shows the first notification to prove it. Returns what came of it: phones have the
 * interface and refuse to construct one.
 */
export async function allowDesktop(first: { title: string; text: string }): Promise<'on' | 'blocked' | 'unable'> {
  if (!('Notification' in globalThis)) return 'unable'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  try {
    show({ title: first.title, body: first.text, tag: 'first' })
  } catch {
    return 'unable'
  }
  wantsDesktop.keep(true)
  return 'on'
}

/** Shows a notice as a notification of the browser, once however many tabs are open; pressing it comes back to the tab. */
export function showNotice({ id, title, text }: Notice, onOpen: () => void): void {
  const shown = show({ title, body: text, tag: `notice-${id}` })
  shown.addEventListener('click', () => {
    window.focus()
    onOpen()
    shown.close()
  })
}

const show = ({ title, ...options }: { title: string; body: string; tag: string }) => new Notification(title, options)
