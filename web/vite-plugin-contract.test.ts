import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractRoutes } from './vite-plugin-contract.ts'

/** A contract of two endpoints, with a schema library that must not be seen again. */
function contractDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'contract-'))
  const endpoints = `
    import { schema } from './schemas.ts'
    export const contract = { accounts: {
      login: { method: 'POST', path: '/customer/login', body: schema },
      updateProfile: { method: 'PUT', path: '/customer/updateprofile', body: schema, files: true },
    } }`
  writeFileSync(join(dir, 'index.ts'), endpoints)
  writeFileSync(join(dir, 'schemas.ts'), `export const schema: object = { heavy: 'schema library' }`)
  writeFileSync(
    join(dir, 'routes.ts'),
    `export const routeTable = (contract) => ({ accounts: Object.fromEntries(
      Object.entries(contract.accounts).map(([name, { method, path, files }]) => [name, { method, path, multipart: !!files }]),
    ) })`,
  )
  return `${dir}/`
}

test('the website gets the routes of the contract as data, and none of its schemas', async () => {
  const dir = contractDir()
  writeFileSync(join(dir, 'page.js'), `import routes from 'virtual:contract-routes'; console.log(routes)`)
  const output = await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [contractRoutes(dir)],
    build: { write: false, minify: false, rolldownOptions: { input: join(dir, 'page.js') } },
  })
  const code = 'output' in output ? output.output[0].code : ''
  expect(code).toContain('/customer/login')
  expect(code).toMatch(/multipart"?: true/)
  expect(code).not.toContain('schema library')
})
