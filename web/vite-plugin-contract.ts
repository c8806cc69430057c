import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const ROUTES = 'virtual:contract-routes'
const OFFICE_ROUTES = 'virtual:contract-routes/office'
const FIELD_ROUTES = 'virtual:contract-routes/field'
const CONTRACT = fileURLToPath(new URL('../contract/src/', import.meta.url))
const WITH_BODY = fileURLToPath(new URL('app/forms/body-of.ts', import.meta.url))
const CLIENT = fileURLToPath(new URL('app/api/client.ts', import.meta.url))

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/** An endpoint of the browser's client. */
const USED = /\bapi\.(\w+)\.(\w+)\b/g

/** An endpoint of the browser's client that is named and not called. */
const NAMED = /\bapi\.(\w+)\.(\w+)\b(?!\s*[.(])/g
/** A domain of the client in a variable of its own, whose endpoints would be named out of sight. */
const HIDDEN = /[=(,]\s*api\.(\w+)\b(?!\s*[.(])/g

/**
 * Gives the website the contract in parts: the route table as data (`virtual:contract-routes`), so that the schemas, and
 * the library behind them, stay out of the browser, and beside each endpoint that a form names (`submit(api.units.add, …)`)
 * a way to load the schema of its body. The routes that staff alone may call are a table of their own, two thirds of all,
 * and those of an engineer's phone another; a module that names one of them brings its table along.
 */
export function contractForBrowsers(): Plugin {
  let reading: Promise<Reading> | undefined
  const read = () => (reading ??= readContract())
  return {
    name: 'contract-for-browsers',
    watchChange(id) {
      if (id.startsWith(CONTRACT)) reading = undefined
    },
    resolveId: (id) => (TABLES.has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!TABLES.has(id.slice(1))) return undefined
      const { routes, officeRoutes, fieldRoutes, files } = await read()
      for (const file of files) this.addWatchFile(file)
      if (id === `\0${ROUTES}`) return `export default ${JSON.stringify(routes)}`
      const more = id === `\0${OFFICE_ROUTES}` ? officeRoutes : fieldRoutes
      return `import { addRoutes } from ${JSON.stringify(CLIENT)}; addRoutes(${JSON.stringify(more)})`
    },
    async transform(code, id) {
      if (!id.includes('/app/') || !code.includes('api.')) return undefined
      const { bodies, domains, officeRoutes, fieldRoutes } = await read()
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
      // A test may name a call by its text alone.
      const uses = (table: Routes) =>
        isTest(id) ||
        [...code.replaceAll(COMMENTS, '').matchAll(USED)].some(([, domain, name]) => table[domain!]?.[name!])
      const heads = [
        ...(uses(officeRoutes) ? [`import ${JSON.stringify(OFFICE_ROUTES)};`] : []),
        ...(uses(fieldRoutes) ? [`import ${JSON.stringify(FIELD_ROUTES)};`] : []),
        ...(loads.size > 0 ? [`import { withBody as __withBody } from ${JSON.stringify(WITH_BODY)};`] : []),
        ...loads.values(),
      ]
      // In one line with what it follows, so that lines keep their numbers.
      return heads.length > 0 ? { code: heads.join('') + told, map: null } : undefined
    },
  }
}

const TABLES = new Set([ROUTES, OFFICE_ROUTES, FIELD_ROUTES])
const isTest = (id: string) => /\.test\.tsx?(\?|$)/.test(id)

const FIELD_ACCESS = 'field.work'

type Endpoints = Record<string, Record<string, { access: unknown; body?: object }>>
type Routes = Record<string, Record<string, object>>

interface ContractModules {
  contract: Endpoints
  routeTable: (contract: Endpoints) => Routes
  may: (role: 'customer', access: unknown) => boolean
}

interface Reading {
  /** of everybody's calls and of customers' */
  routes: Routes
  /** of the calls that staff alone may make */
  officeRoutes: Routes
  /** of the calls of an engineer's phone */
  fieldRoutes: Routes
  domains: ReadonlySet<string>
  /** the module of each endpoint whose body has fields */
  bodies: ReadonlyMap<string, string>
  files: string[]
}

async function readContract(): Promise<Reading> {
  // Through Vite, so that an edit is seen: Node itself would keep the first reading for ever.
  const load = <T>(file: string) => runnerImport<T>(`${CONTRACT}${file}`, { configFile: false, logLevel: 'silent' })
  const [index, table, rights] = await Promise.all([
    load<Pick<ContractModules, 'contract'>>('index.ts'),
    load<Pick<ContractModules, 'routeTable'>>('core/route-table.ts'),
    load<Pick<ContractModules, 'may'>>('core/access.ts'),
  ])
  const { contract } = index.module
  const routesOf = (isWanted: (access: unknown) => boolean) =>
    table.module.routeTable(
      Object.fromEntries(
        Object.entries(contract)
          .map(
            ([domain, names]) => [domain, Object.entries(names).filter(([, { access }]) => isWanted(access))] as const,
          )
          .filter(([, names]) => names.length > 0)
          .map(([domain, names]) => [domain, Object.fromEntries(names)]),
      ),
    )
  const { may } = rights.module
  const modules = modulesOfDomains()
  const bodies = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { body }]) =>
      body && 'shape' in body ? [[`${domain}.${name}`, modules.get(domain)!] as const] : [],
    ),
  )
  return {
    routes: routesOf((access) => may('customer', access)),
    officeRoutes: routesOf((access) => !may('customer', access) && access !== FIELD_ACCESS),
    fieldRoutes: routesOf((access) => access === FIELD_ACCESS),
    domains: new Set(Object.keys(contract)),
    bodies: new Map(bodies),
    files: ['index.ts', 'core/route-table.ts', 'core/access.ts']
      .map((file) => CONTRACT + file)
      .concat(index.dependencies),
  }
}

/** Where each domain of the contract stands, as its index imports it. */
const modulesOfDomains = () =>
  new Map(
    [...readFileSync(`${CONTRACT}index.ts`, 'utf8').matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.ts'$/gm)].map(
      ([, domain, module]) => [domain!, `contract/${module}`],
    ),
  )
