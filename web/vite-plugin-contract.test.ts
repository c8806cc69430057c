import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractRoutes } from './vite-plugin-contract.ts'

test('the website gets the routes of the contract as data, and none of its schemas', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'contract-'))
  writeFileSync(join(dir, 'page.js'), `import routes from 'virtual:contract-routes'; console.log(routes)`)
  const output = await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [contractRoutes()],
    build: { write: false, minify: false, rolldownOptions: { input: join(dir, 'page.js') } },
  })
  const code = 'output' in output ? output.output[0].code : ''
  expect(code).toMatch(/login"?: \{\s*"?method"?: "POST",\s*"?path"?: "\/customer\/login"\s*\}/)
  expect(code).toMatch(/updateProfile"?: \{[^}]*"?multipart"?: true/)
  expect(code).not.toMatch(/zod|safeParse/i)
})
