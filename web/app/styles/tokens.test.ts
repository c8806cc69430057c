import { readFileSync } from 'node:fs'
import { BRAND } from 'contract/core/brand'
import { expect, test } from 'vitest'

test('papers and share pictures have the colours of the website', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const named = (token: string) => new RegExp(`--color-${token}: (#\\w+);`).exec(css)?.[1]
  const { ink, ink2, ink3, line2, red, lamp } = BRAND.colours
  expect(['ink', 'ink-2', 'ink-3', 'line-2', 'red', 'lamp'].map(named)).toEqual([ink, ink2, ink3, line2, red, lamp])
})
