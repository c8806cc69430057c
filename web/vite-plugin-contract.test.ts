import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractForBrowsers } from './vite-plugin-contract.ts'

/** The files that a page becomes. */
async function built(page: string): Promise<{ first: string; later: string }> {
  // In the website, so that the contract is found as from there.
  const root = mkdtempSync(join(import.meta.dirname, '.contract-'))
  const dir = join(root, 'app')
  mkdirSync(dir)
  try {
    writeFileSync(join(dir, 'page.js'), page)
    const output = await build({
      root: dir,
      configFile: false,
      logLevel: 'silent',
      plugins: [contractForBrowsers()],
      build: { write: false, minify: false, rolldownOptions: { input: join(dir, 'page.js') } },
    })
    const files = 'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? [file] : [])) : []
    const codeOf = (isEntry: boolean) =>
      files
        .filter((file) => file.isEntry === isEntry)
        .map(({ code }) => code)
        .join('\n')
    return { first: codeOf(true), later: codeOf(false) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the website gets the routes of the contract as data, without those of staff, and none of its schemas', async () => {
  const { first } = await built(`import routes from 'virtual:contract-routes'; console.log(routes)`)
  expect(first).toMatch(/login"?: \{\s*"?method"?: "POST",\s*"?path"?: "\/customer\/login"\s*\}/)
  expect(first).toMatch(/updateProfile"?: \{[^}]*"?multipart"?: true/)
  expect(first).not.toMatch(/zod|safeParse/i)
  expect(first).not.toContain('/office/api-keys')
})

test('an endpoint that is named and not called brings the schema of its body, which is loaded later', async () => {
  const { first, later } = await built(`send(api.enquiries.send); api.units.add({}); send(api.units.list)`)
  expect(first).toMatch(/withBody\(api\.enquiries\.send, __enquiries, "send"\)/)
  expect(first).toMatch(/api\.units\.add\(\{\}\)/)
  expect(first).toMatch(/send\(api\.units\.list\)/)
  expect(first).not.toMatch(/safeParse/)
  expect(later).toContain('/enquiries')
  // The routes of staff, because of the units.
  expect(first).toContain('/office/api-keys')
})

test('endpoints that are named out of sight are refused, for their forms would go unchecked', async () => {
  await expect(built(`const { send } = api.enquiries; submit(send)`)).rejects.toThrow('api.enquiries.…')
})
