// The script of the page that the service worker shows when it has nothing else. `npm run build` puts it into the worker,
// and its hash into the page's policy.

const LOOK_EVERY_MS = 8_000
const LEAVING_MS = 10_000

let leftAt = -LEAVING_MS

/** Says whether the connection is away or the product. A worker knows that less surely than its page. */
function say(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = (part.dataset['when'] === 'online') !== navigator.onLine
}

/** Loads the page that was wanted once anything answers, unless its reader is on the way to another one. */
async function look(): Promise<void> {
  if (!navigator.onLine) return
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok && performance.now() - leftAt > LEAVING_MS) location.reload()
}

addEventListener('beforeunload', () => {
  leftAt = performance.now()
})
addEventListener('offline', say)
addEventListener('online', () => {
  say()
  void look()
})
setInterval(() => void look(), LOOK_EVERY_MS)
say()
