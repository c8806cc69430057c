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
  expect(page).toContain('return import("/assets/entry.client.js")')
  expect(() => new Script(startOf(page))).not.toThrow()
})

test('a page that waits leaves the start to what it is given', () => {
  const page = scriptsAfterPaint(PAGE, { start: 'function wait(fetchScripts, afterPaint, keys) {}', keys: ['page'] })
  const given: unknown[] = []
  const code = startOf(page).replace('{}', '{ take(fetchScripts, afterPaint, keys) }')
  new Script(code).runInNewContext({ take: (...values: unknown[]) => given.push(...values) })
  expect(given).toEqual([expect.any(Function), expect.any(Function), ['page']])
})

test('responses that are not our pages stay unchanged', () => {
  expect(scriptsAfterPaint('<p>No scripts</p>')).toBe('<p>No scripts</p>')
})

const startOf = (page: string): string =>
  /<script nonce="c0ffee">(\((?:start|function)[\s\S]*)<\/script>/.exec(page)![1]!
