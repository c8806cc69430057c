import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordInput } from './password-input.tsx'

test('a password is masked, can be looked at, and is left to password managers', () => {
  const markup = renderToStaticMarkup(<PasswordInput autoComplete="current-password" />)
  expect(markup).toMatch(/<input[^>]* autoComplete="current-password"[^>]* type="password"/i)
  expect(markup).toContain('aria-label="Show password" aria-pressed="false"')
  expect(markup).not.toMatch(/onpaste|readonly|autocomplete="off"/i)
})
