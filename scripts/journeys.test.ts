import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './cache.ts'

/** What a journey may not do, and what it does instead. */
const RULES: [what: RegExp, instead: string][] = [
  [/networkidle/, 'a quiet network is no sign of a working page: go() and isReady() wait for one'],
  [/waitForTimeout|timers\/promises|setTimeout\(/, 'wait for a state: a machine may be slower than any time'],
  [
    /expect\(\s*await [^\n]*\.(inputValue|isVisible|isHidden|isDisabled|isEnabled|isChecked|count)\(\)/,
    'read once it may be too early: toHaveValue(), toBeVisible(), toHaveCount() look again',
  ],
  [/['"`]98[0-9]{8}['"`]/, 'a number of its own for each try: newNumber()'],
]
/** The customers of the demo, and numbers that are nobody's account. */
const ALLOWED = /9841203118|9848543379|9863223901|Store number|Telephone|Phone'\)/

test('journeys wait for states, and each has its own people', () => {
  const files = globSync('e2e/{smoke,everywhere,field,office,portal,shop}/*.test.ts', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        RULES.filter(([what]) => what.test(line) && !ALLOWED.test(line)).map(
          ([, instead]) => `${file}:${at + 1}: ${instead}`,
        ),
      ),
  )
  expect(found).toEqual([])
})
