const PRELOAD = /<link rel="modulepreload"([^>]*?)href="([^"]+)"([^>]*)>/g
const MODULE = /(<script\b[^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

/** How a page that is complete without its scripts waits for a person. */
interface Waits {
  /** the source of `startWhenTouched` */
  start: string
  /** the query keys that the server read */
  keys: readonly string[]
}

/**
 * Has a page fetch its scripts once it is painted and its chief picture is there: on a slow connection they would be
 * competing with its style, letters and picture. One that waits fetches them when somebody touches it.
 */
export function scriptsAfterPaint(page: string, waits?: Waits): string {
  // The preloads stand right before the scripts, behind all that is shown, which need not be looked through.
  const at = Math.max(0, page.indexOf('<link rel="modulepreload"'))
  const html = page.slice(at)
  const [, , code = ''] = MODULE.exec(html) ?? []
  const imports = [...code.matchAll(IMPORT)].map(([, name = '', file = '']) => ({ name, file }))
  const files = [...html.matchAll(PRELOAD)].map(([, , href]) => href!)
  // The imports themselves need no preload: they are fetched at the same moment.
  const further = files.filter((href) => !imports.some(({ file }) => file === `"${href}"`))
  const rest = code.replace(IMPORT, '').trim()
  if (imports.length === 0 || /^import\s*[^(\s]/m.test(rest)) return page
  const fetchScripts = `() => {
for (const href of ${JSON.stringify(further)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
return Promise.all([${imports.map(({ file }) => `import(${file})`).join(', ')}]).then(([${imports.map(({ name }) => name).join(', ')}]) => {
${rest.replace(/^import\(/m, 'return import(')}
})
}`
  const start = waits
    ? `(${waits.start})(${fetchScripts}, ${AFTER_PAINT}, ${JSON.stringify(waits.keys)})`
    : `(${AFTER_PAINT})(${fetchScripts})`
  const marked = html.replace(MODULE, (_, open: string) => `${open}>${start}</script>`).replaceAll(PRELOAD, '')
  return page.slice(0, at) + marked
}

const AFTER_PAINT = `start => {
const picture = document.querySelector('img[fetchpriority="high"]')
const painted = () => picture && !picture.complete ? ['load', 'error'].forEach(type => picture.addEventListener(type, start, { once: true })) : start()
document.hidden ? start() : requestAnimationFrame(() => setTimeout(painted))
}`
