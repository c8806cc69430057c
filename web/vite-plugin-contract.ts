import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:contract-routes'
const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const WITH_BODY = fileURLToPath(new URL('app/forms/body-of.ts', import.meta.url))

/** An endpoint of the browser's client that is named and not called. */
const NAMED = /\bapi\.(\w+)\.(\w+)\b(?!\s*[.(])/g
/** A domain of the client in a variable of its own, whose endpoints would be named out of sight. */
const HIDDEN = /[=(,]\s*api\.(\w+)\b(?!\s*[.(])/g

/**
 * Gives the website the contract in parts: the route table as data (`virtual:contract-routes`), so that the schemas, and
 * the library behind them, stay out of the browser, and beside each endpoint that a form names (`submit(api.units.add, …)`)
 * a way to load the schema of its body.
 */
export function contractForBrowsers(): Plugin {
  let reading: Promise<Reading> | undefined
  const read = () => (reading ??= readContract())
  return {
    name: 'contract-for-browsers',
    watchChange(id) {
      if (id.startsWith(CONTRACT)) reading = undefined
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const { routes, files } = await read()
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(routes)}`
    },
    async transform(code, id) {
      if (!id.includes('/app/') || !code.includes('api.')) return undefined
      const { bodies, domains } = await read()
      // Tests replace a call of the client by its name.
      const hidden = isTest(id) ? undefined : [...code.matchAll(HIDDEN)].find(([, domain]) => domains.has(domain!))
      if (hidden) this.error(`Name an endpoint as a whole (api.${hidden[1]}.…), so that its schema is found`)
      const loads = new Map<string, string>()
      const told = code.replaceAll(NAMED, (named, domain: string, name: string) => {
        const file = bodies.get(`${domain}.${name}`)
        if (!file) return named
        loads.set(domain, `const __${domain} = async () => (await import('${file}')).${domain};`)
        return `__withBody(${named}, __${domain}, '${name}')`
      })
      // In one line with what it follows, so that lines keep their numbers.
      const head = `import { withBody as __withBody } from ${JSON.stringify(WITH_BODY)};${[...loads.values()].join('')}`
      return loads.size > 0 ? { code: head + told, map: null } : undefined
    },
  }
}

const isTest = (id: string) => /\.test\.tsx?(\?|$)/.test(id)

interface ContractModules {
  contract: Record<string, Record<string, { body?: object }>>
  routeTable: (contract: ContractModules['contract']) => unknown
}

interface Reading {
  routes: unknown
  domains: ReadonlySet<string>
  /** the module of each endpoint whose body has fields */
  bodies: ReadonlyMap<string, string>
  files: string[]
}

async function readContract(): Promise<Reading> {
  // Through Vite, so that an edit is seen: Node itself would keep the first reading for ever.
  const load = <T>(file: string) => runnerImport<T>(`${CONTRACT}${file}`, { configFile: false, logLevel: 'silent' })
  const [index, routes] = await Promise.all([
    load<Pick<ContractModules, 'contract'>>('index.ts'),
    load<Pick<ContractModules, 'routeTable'>>('core/route-table.ts'),
  ])
  const { contract } = index.module
  const modules = modulesOfDomains()
  const bodies = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { body }]) =>
      body && 'shape' in body ? [[`${domain}.${name}`, modules.get(domain)!] as const] : [],
    ),
  )
  return {
    routes: routes.module.routeTable(contract),
    domains: new Set(Object.keys(contract)),
    bodies: new Map(bodies),
    files: [`${CONTRACT}index.ts`, `${CONTRACT}core/route-table.ts`, ...index.dependencies],
  }
}

/** Where each domain of the contract stands, as its index imports it. */
const modulesOfDomains = () =>
  new Map(
    [...readFileSync(`${CONTRACT}index.ts`, 'utf8').matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.ts'$/gm)].map(
      ([, domain, module]) => [domain!, `contract/${module}`],
    ),
  )
