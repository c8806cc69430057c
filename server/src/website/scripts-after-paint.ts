const PRELOAD = /<link rel="modulepreload"([^>]*?)href="([^"]+)"([^>]*)>/g
const MODULE = /(<script\b[^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

/**
 * Has a page fetch its scripts once it is painted and its chief picture is there. It is complete without them, and on a
 * slow connection they would be competing with its style, letters and picture.
 */
export function scriptsAfterPaint(html: string): string {
  const [, , code = ''] = MODULE.exec(html) ?? []
  const imports = [...code.matchAll(IMPORT)].map(([, name = '', file = '']) => ({ name, file }))
  const files = [...html.matchAll(PRELOAD)].map(([, , href]) => href!)
  // The imports themselves need no preload: they are fetched at the same moment.
  const further = files.filter((href) => !imports.some(({ file }) => file === `"${href}"`))
  const rest = code.replace(IMPORT, '').trim()
  if (imports.length === 0 || /^import\s*[^(\s]/m.test(rest)) return html
  const start = `(start => {
const picture = document.querySelector('img[fetchpriority="high"]')
const painted = () => picture && !picture.complete ? ['load', 'error'].forEach(type => picture.addEventListener(type, start, { once: true })) : start()
document.hidden ? start() : requestAnimationFrame(() => setTimeout(painted))
})(() => {
for (const href of ${JSON.stringify(further)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
Promise.all([${imports.map(({ file }) => `import(${file})`).join(', ')}]).then(([${imports.map(({ name }) => name).join(', ')}]) => {
${rest}
})
})`
  return html.replace(MODULE, (_, open: string) => `${open}>${start}</script>`).replaceAll(PRELOAD, '')
}
