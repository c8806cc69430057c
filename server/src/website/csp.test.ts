import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, withoutNonce } from './csp.ts'

const NONCE = 'c0ffee'
const policyOf = (html: string) => contentSecurityPolicy(html, NONCE)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test("a page's own scripts and styles are allowed by their hashes, each once", () => {
  const html = `<script nonce="c0ffee">a()</script><script nonce="c0ffee" type="module" async="">import "/x.js"
  </script><script nonce="c0ffee">a()</script><style>p{color:red}</style>`
  const policy = policyOf(html)
  const scripts = [hashOf('a()'), hashOf('import "/x.js"\n  ')]
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${scripts.join(' ')}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('p{color:red}')}`)
})

test('scripts with an address and data need no hash', () => {
  const html = `<script nonce="c0ffee" src="/a.js"></script><script nonce="c0ffee" type="module" src="/b.js" defer></script>
    <script nonce="c0ffee" type="application/ld+json">{"@type":"Product"}</script>`
  expect(directive(policyOf(html), 'script-src')).toBe("script-src 'self'")
})

test('a script that only looks as if it had an address is hashed', () => {
  const html = '<script nonce="c0ffee" data-src="/a.js">b()</script>'
  expect(policyOf(html)).toContain(hashOf('b()'))
})

test('nothing is allowed that is not named', () => {
  const policy = policyOf('')
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
  expect(policy).toContain("style-src-attr 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('a script that the renderer did not write is not allowed, whatever nonce it claims', () => {
  const smuggled =
    '<script>alert(1)</script><script nonce="guess">alert(2)</script><script data-nonce="c0ffee">alert(3)</script>'
  expect(directive(policyOf(smuggled), 'script-src')).toBe("script-src 'self'")
  expect(directive(contentSecurityPolicy(smuggled, ''), 'script-src')).toBe("script-src 'self'")
})

test('the nonce does not leave with the page', () => {
  expect(
    withoutNonce('<link rel="modulepreload" nonce="c0ffee" href="/a.js"><script nonce="c0ffee">a()</script>', NONCE),
  ).toBe('<link rel="modulepreload" href="/a.js"><script>a()</script>')
})
