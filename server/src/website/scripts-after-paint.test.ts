import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const PAGE = `<main>Kettles</main><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/framework.js"/><script nonce="c0ffee">window.state = {}</script><script nonce="c0ffee" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");</script>`

test('a page asks for its scripts itself, in one script of ours', () => {
  const page = scriptsAfterPaint(PAGE)
  expect(page).not.toContain('<link')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<script nonce="c0ffee">window.state = {}</script>')
  expect(page).toContain('["/assets/framework.js"]')
  expect(page).toContain(
    'Promise.all([import("/assets/manifest.js"), import("/assets/root.js")]).then(([, route0]) => {',
  )
  const code = /<script nonce="c0ffee">(\(start[\s\S]*)<\/script>/.exec(page)![1]!
  expect(() => new Script(code)).not.toThrow()
})

test('responses that are not our pages stay unchanged', () => {
  expect(scriptsAfterPaint('<p>No scripts</p>')).toBe('<p>No scripts</p>')
})
