import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test("a page's own scripts and styles are allowed by their hashes, each once", () => {
  const html = `<script>a()</script><script type="module" async="">import "/x.js"
  </script><script>a()</script><style>p{color:red}</style>`
  const policy = contentSecurityPolicy(html)
  const scripts = [hashOf('a()'), hashOf('import "/x.js"\n  ')]
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${scripts.join(' ')}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('p{color:red}')}`)
})

test('scripts with an address and data need no hash', () => {
  const html = `<script src="/a.js"></script><script type="module" src="/b.js" defer></script>
    <script type="application/ld+json">{"@type":"Product"}</script>`
  expect(directive(contentSecurityPolicy(html), 'script-src')).toBe("script-src 'self'")
})

test('a script that only looks as if it had an address is hashed', () => {
  const html = '<script data-src="/a.js">b()</script>'
  expect(contentSecurityPolicy(html)).toContain(hashOf('b()'))
})

test('nothing is allowed that is not named', () => {
  const policy = contentSecurityPolicy('')
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
  expect(policy).toContain("style-src-attr 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})
