import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApp } from './test-app.ts'

// The package of the typed client as somebody else uses it: packed, installed in a new project, compiled there, and run.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TSC = join(ROOT, 'node_modules/.bin/tsc')

const run = promisify(execFile)

let folder: string
let project: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baltra-client-'))
  project = join(folder, 'project')
  await run(process.execPath, [join(ROOT, 'scripts/client.ts'), join(folder, 'package')])
  const { stdout } = await run('npm', ['pack', '--json', './package'], { cwd: folder })
  const [packed] = JSON.parse(stdout) as [{ filename: string }]
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], { cwd: project })
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Compiles a program of the project as strictly as can be, the declarations of the package included. Returns the errors. */
async function compiled(name: string, source: string): Promise<string> {
  await writeFile(join(project, `${name}.ts`), source)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    target: 'ES2022',
    module: 'nodenext',
    lib: ['ES2023', 'DOM'],
    types: [],
    noEmitOnError: true,
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  return run(TSC, ['-p', project], { cwd: project }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

/** Refuses every read, and the first try of anything else, for a moment. */
async function busyServer(): Promise<string> {
  let asked = 0
  const server = createServer(({ method }, response) => {
    asked += method === 'GET' ? 0 : 1
    const isBusy = method === 'GET' || asked === 1
    response.writeHead(isBusy ? 429 : 200, { 'content-type': 'application/json', 'retry-after': '0' })
    response.end(isBusy ? '{ "message": "later", "code": "too_many" }' : '{ "message": "gone" }')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const CONSUMER = `
import { BaltraError, createBaltra, type UnitRow } from 'baltra-client'

declare const process: { env: Record<string, string | undefined>; stdout: { write: (text: string) => void } }
const { BASE = '', TOKEN = '', BUSY = '' } = process.env

const baltra = createBaltra({ url: BASE + '/', token: () => TOKEN, language: 'ne' })
const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(() => undefined, (error: unknown) => error)
  return error instanceof BaltraError
    ? { status: error.status, code: error.code, fields: Object.keys(error.errors), message: error.message, requestId: typeof error.requestId, retryAfter: error.retryAfter }
    : { thrown: String(error) }
}

const unit = { model_name: 'Goose Kettle', model_number: 'GK-15', serial_number: 'GK-0001' }
const added: UnitRow = (await baltra.units.add({ body: unit })).data
const { data, pagination } = await baltra.units.list({ query: { search: 'GK-0001', per_page: 5 } })
const template: Blob = await baltra.units.importTemplate()
const file = new Blob(['Model Name,Model Number,Serial Number\\nGoose Kettle,GK-15,GK-0002\\n'], { type: 'text/csv' })
const imported = await baltra.units.import({ body: { file, dry_run: true } })

const given = new AbortController()
given.abort(new Error('given up'))
const waiting = createBaltra({ url: BUSY, retry: { times: 1, longest: 5 } })
const impatient = createBaltra({ url: BUSY })

process.stdout.write(JSON.stringify({
  added: added.serial_number,
  listed: data.map((row) => row.id === added.id),
  total: pagination.total_results,
  template: [template.type, template.size > 1000],
  imported: [imported.data.rows, imported.data.imported],
  invalid: await failureOf(baltra.units.add({ body: { ...unit, model_number: '' } })),
  missing: await failureOf(baltra.products.get({ params: { id: 999 } })),
  stranger: await failureOf(createBaltra({ url: BASE }).units.list()),
  unreachable: await failureOf(createBaltra({ url: 'http://127.0.0.1:9' }).units.list()),
  abandoned: await failureOf(baltra.units.list({}, { signal: given.signal })),
  impatient: await failureOf(impatient.units.list()),
  patient: await waiting.units.delete({ params: { id: 1 } }),
  exhausted: await failureOf(waiting.units.list()),
}))
`

test('a program elsewhere compiles with it, and its calls reach the product', async () => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin()
  await build.product({ model_num: 'GK-15', model_name: 'Goose Kettle' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  expect(await compiled('consumer', CONSUMER)).toBe('')
  const env = {
    PATH: process.env.PATH,
    BASE: `http://127.0.0.1:${port}`,
    TOKEN: admin.token!,
    BUSY: await busyServer(),
  }
  const { stdout } = await run(process.execPath, [join(project, 'consumer.js')], { env })
  expect(JSON.parse(stdout)).toEqual({
    added: 'GK-0001',
    listed: [true],
    total: 1,
    template: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    imported: [1, 0],
    invalid: expect.objectContaining({ status: 422, code: 'invalid', fields: ['model_number'], requestId: 'string' }),
    missing: expect.objectContaining({
      status: 404,
      code: 'not_found',
      message: expect.stringMatching(/[\u0900-\u097f]/),
    }),
    stranger: expect.objectContaining({ status: 401 }),
    unreachable: expect.objectContaining({ status: 0, code: 'unreachable' }),
    abandoned: { thrown: 'Error: given up' },
    impatient: expect.objectContaining({ status: 429, retryAfter: 0 }),
    patient: { message: 'gone' },
    exhausted: expect.objectContaining({ status: 429 }),
  })
})

test('a program that sends or reads what a call does not have is refused by the compiler', async () => {
  const wrong = await compiled(
    'wrong',
    `import { createBaltra } from 'baltra-client'
const baltra = createBaltra({ url: 'https://shop.example.com', key: 'baltra_key_1' })
await baltra.units.add({ body: { model_name: 'a', model_number: 'b', serial: 'c' } })
const { data } = await baltra.units.list({ query: { sort: 'colour' } })
data[0]?.password
await baltra.complaints.deleteAlias({ params: { id: 1 } })
await baltra.units.delete({ params: { id: true } })
`,
  )
  expect([...wrong.matchAll(/^wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line))).toEqual([3, 4, 5, 6, 7])
})

test('it imports nothing, and its types are those of the contract', async () => {
  const installed = join(project, 'node_modules/baltra-client')
  const imports = async (name: string) => {
    const source = await readFile(join(installed, name), 'utf8')
    return [...source.matchAll(/^(?:import|export) .*from ['"](.+)['"]|import\(['"](.+)['"]\)/gm)].map(
      (found) => found[1] ?? found[2],
    )
  }
  const found = await Promise.all(['index.js', 'index.d.ts', 'calls.d.ts'].map(imports))
  expect(new Set(found.flat())).toEqual(new Set(['./calls.js']))
  const check = join(folder, 'same.mts')
  await writeFile(
    check,
    `import type { Calls as Ours } from '${ROOT}client/src/calls.ts'
import type { Calls as Written } from '${installed}/calls.js'
export const written = (ours: Ours): Written => ours
export const ours = (written: Written): Ours => written
`,
  )
  const config = {
    extends: join(ROOT, 'client/tsconfig.json'),
    files: [check],
    include: [],
    compilerOptions: { typeRoots: [join(ROOT, 'node_modules/@types')], incremental: false },
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const errors = await run(TSC, ['-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(errors).toBe('')
})
